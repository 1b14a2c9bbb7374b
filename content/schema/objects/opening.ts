import { defineField, defineType } from '@sanity/types';
import { clockTime, closingTime, requiredClockTime, requiredDate } from '../rules/formats.ts';
import { closedOrOpen, entersInTime, lastEntryInMuseum, opensAndCloses } from '../rules/hours.ts';
import { weekdayOptions } from '../values/options.ts';
import { dateText, optionTitle, periodText, subtitle } from '../values/preview.ts';
import { days } from './fields.ts';

/**
 * Times of day as `HH:mm`, Europe/Prague; a closing time before the opening time is after midnight.
 */
const times = [
  defineField({
    name: 'opens',
    title: 'Opening time',
    description: '24-hour format, for example 09:00. Leave both times empty for a closed day.',
    type: 'string',
    validation: (rule) => rule.custom(clockTime),
  }),
  defineField({
    name: 'closes',
    title: 'Closing time',
    description:
      '24-hour format, for example 22:00. A time before the opening time, for example 01:00, is on the next day.',
    type: 'string',
    validation: (rule) => rule.custom(closingTime),
  }),
  defineField({
    name: 'lastEntry',
    title: 'Last entry',
    description: '24-hour format, for example 20:30. Leave empty where there is no admission.',
    type: 'string',
    validation: (rule) => [rule.custom(clockTime), rule.custom(lastEntryInMuseum).warning()],
  }),
];

export const weekdayHours = defineType({
  name: 'weekdayHours',
  title: 'Hours of a weekday',
  type: 'object',
  validation: (rule) => [rule.custom(opensAndCloses), rule.custom(entersInTime)],
  fields: [
    defineField({
      name: 'day',
      title: 'Weekday',
      type: 'string',
      options: { list: weekdayOptions },
      validation: (rule) => rule.required(),
    }),
    ...times,
  ],
  preview: {
    select: { day: 'day', opens: 'opens', closes: 'closes' },
    prepare: ({ day, opens, closes }) => ({
      title: optionTitle(weekdayOptions, day) ?? '',
      subtitle: periodText(opens ?? null, closes ?? null) ?? 'Closed',
    }),
  },
});

/** Days and times at which something starts, within the opening hours. */
export const departures = defineType({
  name: 'departures',
  title: 'Start times',
  type: 'object',
  fields: [
    days,
    defineField({
      name: 'from',
      title: 'First start',
      description: '24-hour format, for example 19:00. Further starts follow until the last entry.',
      type: 'string',
      validation: (rule) => rule.required().custom(requiredClockTime),
    }),
  ],
});

export const hoursException = defineType({
  name: 'hoursException',
  title: 'Exception',
  type: 'object',
  validation: (rule) => [
    rule.custom(opensAndCloses),
    rule.custom(closedOrOpen),
    rule.custom(entersInTime),
  ],
  fields: [
    defineField({
      name: 'date',
      title: 'Date',
      type: 'date',
      validation: (rule) => rule.required().custom(requiredDate),
    }),
    defineField({
      name: 'closed',
      title: 'Closed all day',
      description: 'When this is on, the times below are ignored.',
      type: 'boolean',
    }),
    ...times,
    defineField({
      name: 'note',
      title: 'Note',
      description: 'Reason shown beside the date, for example “Christmas Eve”. Optional.',
      type: 'localizedString',
    }),
  ],
  preview: {
    select: { date: 'date', closed: 'closed', opens: 'opens', closes: 'closes', note: 'note.en' },
    prepare: ({ date, closed, opens, closes, note }) => ({
      title: dateText(date) ?? '',
      subtitle: subtitle(closed ? 'Closed' : periodText(opens ?? null, closes ?? null), note),
    }),
  },
});
