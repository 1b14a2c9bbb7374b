import { defineField, defineType } from '@sanity/types';
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
