import { defineType } from '@sanity/types';
import { languageOptions, weekdayOptions } from '../values/options.ts';
import { optionTitle, subtitle } from '../values/preview.ts';
import { days, language } from './fields.ts';

/** The weekdays on which tours are given in a language. */
export const tourLanguageDays = defineType({
  name: 'tourLanguageDays',
  title: 'Tour language',
  type: 'object',
  fields: [language, days],
  preview: {
    select: { language: 'language', days: 'days' },
    prepare: ({ language, days }) => ({
      title: optionTitle(languageOptions, language) ?? '',
      subtitle: Array.isArray(days)
        ? subtitle(...days.map((day) => optionTitle(weekdayOptions, day)))
        : '',
    }),
  },
});
