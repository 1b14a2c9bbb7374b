import { defineType } from '@sanity/types';
import { days, language } from './fields.ts';

/** The weekdays on which tours are given in a language. */
export const tourLanguageDays = defineType({
  name: 'tourLanguageDays',
  title: 'Tour language',
  type: 'object',
  fields: [language, days],
});
