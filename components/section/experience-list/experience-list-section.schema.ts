import { defineField } from '@sanity/types';
import {
  actions,
  defineSection,
  heading,
  intro,
  limit,
} from '../../../content/schema/sections/section.ts';

export const experienceListSection = defineSection('experienceListSection', 'Experiences', [
  heading,
  intro,
  limit,
  defineField({ name: 'featured', type: 'reference', to: [{ type: 'experience' }] }),
  actions,
]);
