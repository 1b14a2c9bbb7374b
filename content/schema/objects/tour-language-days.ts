import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { weekdays } from '../../../lib/time/weekdays.ts';
import { localeIds } from '../locales.ts';

/** The weekdays on which tours are given in a language. */
export const tourLanguageDays = defineType({
  name: 'tourLanguageDays',
  title: 'Tour language',
  type: 'object',
  fields: [
    defineField({
      name: 'language',
      type: 'string',
      options: { list: localeIds },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'days',
      type: 'array',
      of: [defineArrayMember({ type: 'string', options: { list: [...weekdays] } })],
      validation: (rule) => rule.required().min(1),
    }),
  ],
});
