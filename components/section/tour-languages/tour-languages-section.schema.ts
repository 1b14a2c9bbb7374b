import { defineSection, heading, intro } from '../../../content/schema/sections/section.ts';

/** The weekdays of tours in each language. */
export const tourLanguagesSection = defineSection({
  name: 'tourLanguagesSection',
  title: 'Tour languages',
  description: 'The weekdays on which there are tours in each language, from the settings.',
  fields: [heading, intro],
});
