import { defineArrayMember, defineField } from '@sanity/types';
import { weekdays } from '../../../lib/time/weekdays.ts';
import { localeIds } from '../locales.ts';

/** One language of the site. */
export const language = defineField({
  name: 'language',
  type: 'string',
  options: { list: localeIds },
  validation: (rule) => rule.required(),
});

/** The days of the week on which something takes place. */
export const days = defineField({
  name: 'days',
  type: 'array',
  of: [defineArrayMember({ type: 'string', options: { list: [...weekdays] } })],
  validation: (rule) => rule.required().min(1),
});
