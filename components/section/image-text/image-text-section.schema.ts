import { defineField } from '@sanity/types';
import {
  actions,
  defineSection,
  heading,
  picture,
} from '../../../content/schema/sections/section.ts';

export const imageTextSection = defineSection('imageTextSection', 'Picture with text', [
  heading,
  defineField({ name: 'body', type: 'localizedRichText' }),
  picture,
  defineField({ name: 'layout', type: 'string', options: { list: ['left', 'right', 'plate'] } }),
  defineField({ name: 'shape', type: 'string', options: { list: ['plain', 'arch'] } }),
  actions,
]);
