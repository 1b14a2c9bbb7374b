import { defineField } from '@sanity/types';
import {
  actions,
  defineSection,
  heading,
  picture,
} from '../../../content/schema/sections/section.ts';

export const richTextSection = defineSection('richTextSection', 'Text', [
  heading,
  defineField({ name: 'body', type: 'localizedRichText' }),
  picture,
  actions,
]);
