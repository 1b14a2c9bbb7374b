import { defineField, defineType } from '@sanity/types';
import { weekdays } from '../../../lib/time/weekdays.ts';
import { clockTime, closingTime, neededClockTime, neededDate } from '../rules/formats.ts';
import { closedOrOpen, opensAndCloses } from '../rules/hours.ts';
import { days } from './fields.ts';

/**
 * Times of day as `HH:mm`, Europe/Prague; a closing time before the opening time is after midnight.
 */
const times = [
  defineField({ name: 'opens', type: 'string', validation: (rule) => rule.custom(clockTime) }),
  defineField({ name: 'closes', type: 'string', validation: (rule) => rule.custom(closingTime) }),
  defineField({ name: 'lastEntry', type: 'string', validation: (rule) => rule.custom(clockTime) }),
];

export const weekdayHours = defineType({
  name: 'weekdayHours',
  title: 'Weekday',
  type: 'object',
  validation: (rule) => rule.custom(opensAndCloses),
  fields: [
    defineField({
      name: 'day',
      type: 'string',
      options: {
        list: [...weekdays],
      },
      validation: (rule) => rule.required(),
    }),
    ...times,
  ],
});

/** Days and times at which something starts, within the opening hours. */
export const departures = defineType({
  name: 'departures',
  title: 'Departures',
  type: 'object',
  fields: [
    days,
    defineField({
      name: 'from',
      type: 'string',
      validation: (rule) => rule.required().custom(neededClockTime),
    }),
  ],
});

export const hoursException = defineType({
  name: 'hoursException',
  title: 'Exception',
  type: 'object',
  validation: (rule) => [rule.custom(opensAndCloses), rule.custom(closedOrOpen)],
  fields: [
    defineField({
      name: 'date',
      type: 'date',
      validation: (rule) => rule.required().custom(neededDate),
    }),
    defineField({ name: 'closed', type: 'boolean' }),
    ...times,
    defineField({ name: 'note', type: 'localizedString' }),
  ],
});
