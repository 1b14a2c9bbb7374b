import { defineArrayMember, defineField } from '@sanity/types';
import { pragueZone } from '../../../lib/time/prague.ts';
import { languageOptions, type Options, weekdayOptions } from '../values/options.ts';

/** Returns the type of a field with several of `options`, which the Studio shows as checkboxes. */
export const several = (options: Options) => ({
  type: 'array' as const,
  of: [defineArrayMember({ type: 'string', options: { list: options } })],
  options: { list: options },
});

/** The type of a point in time, which editors see and enter in Prague time wherever they are. */
export const pragueDateTime = {
  type: 'datetime' as const,
  options: { displayTimeZone: pragueZone, allowTimeZoneSwitch: false },
};

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
  ...several(weekdayOptions),
  validation: (rule) => rule.required().min(1).error('Choose at least one weekday.'),
});
