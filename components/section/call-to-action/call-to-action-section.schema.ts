import { defineField } from '@sanity/types';
import {
  actions,
  defineSection,
  heading,
  picture,
} from '../../../content/schema/sections/section.ts';

export const callToActionSection = defineSection('callToActionSection', 'Call to action', [
  heading,
  defineField({ name: 'text', type: 'localizedText' }),
  picture,
  actions,
]);
