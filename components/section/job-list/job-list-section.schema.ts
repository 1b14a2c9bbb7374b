import {
  actions,
  defineSection,
  heading,
  intro,
  limit,
} from '../../../content/schema/sections/section.ts';

export const jobListSection = defineSection('jobListSection', 'Jobs', [
  heading,
  intro,
  limit,
  actions,
]);
