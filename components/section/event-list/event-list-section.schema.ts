import { defineField } from '@sanity/types';
import {
  actions,
  defineSection,
  heading,
  intro,
  limit,
} from '../../../content/schema/sections/section.ts';

export const eventListSection = defineSection('eventListSection', 'Events', [
  heading,
  intro,
  limit,
  defineField({ name: 'period', type: 'string', options: { list: ['upcoming', 'past'] } }),
  actions,
]);
