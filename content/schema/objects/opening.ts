import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { weekdays } from '../../../lib/time/weekdays.ts';

/** Clock times are `HH:mm`, Europe/Prague; a closing time before the opening one is past midnight. */
const times = [
  defineField({ name: 'opens', type: 'string' }),
  defineField({ name: 'closes', type: 'string' }),
  defineField({ name: 'lastEntry', type: 'string' }),
];

export const weekdayHours = defineType({
  name: 'weekdayHours',
  title: 'Weekday',
  type: 'object',
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
    defineField({
      name: 'days',
      type: 'array',
      of: [defineArrayMember({ type: 'string', options: { list: [...weekdays] } })],
      validation: (rule) => rule.required(),
    }),
    defineField({ name: 'from', type: 'string', validation: (rule) => rule.required() }),
  ],
});

export const hoursException = defineType({
  name: 'hoursException',
  title: 'Exception',
  type: 'object',
  fields: [
    defineField({ name: 'date', type: 'date', validation: (rule) => rule.required() }),
    defineField({ name: 'closed', type: 'boolean' }),
    ...times,
    defineField({ name: 'note', type: 'localizedString' }),
  ],
});
