import { defineSection, heading, intro } from '../../../content/schema/sections/section.ts';

/** The weekdays of tours in each language. */
export const tourLanguagesSection = defineSection('tourLanguagesSection', 'Tour languages', [
  heading,
  intro,
]);
