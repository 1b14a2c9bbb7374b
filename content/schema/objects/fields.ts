import { defineArrayMember, defineField } from '@sanity/types';
import { languageOptions, weekdayOptions } from '../options.ts';

/** One language of the site. */
export const language = defineField({
  name: 'language',
  title: 'Language',
  type: 'string',
  options: { list: languageOptions },
  validation: (rule) => rule.required(),
});

/** The days of the week on which something takes place. */
export const days = defineField({
  name: 'days',
  title: 'Weekdays',
  type: 'array',
  of: [defineArrayMember({ type: 'string', options: { list: weekdayOptions } })],
  validation: (rule) => rule.required().min(1).error('Choose at least one weekday.'),
});
