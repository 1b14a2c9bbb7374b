import { defineField, defineType } from '@sanity/types';
import { sluggedFields } from '../../../../content/schema/documents/shared.ts';
import { pragueDateTime } from '../../../../content/schema/objects/fields.ts';
import { eventTimeRules } from '../../../../content/schema/rules/event-time.ts';
import { price, requiredDateTime } from '../../../../content/schema/rules/formats.ts';
import { after } from '../../../../content/schema/rules/spans.ts';
import { eventPlaceOptions, type Options } from '../../../../content/schema/values/options.ts';
import {
  dateTimeText,
  optionTitle,
  priceText,
  subtitle,
} from '../../../../content/schema/values/preview.ts';

const kindOptions: Options = [
  { title: 'Tapping', value: 'tapping' },
  { title: 'Talk', value: 'talk' },
  { title: 'Music', value: 'music' },
  { title: 'Food & drink', value: 'feast' },
  { title: 'Market', value: 'market' },
  { title: 'Tour', value: 'tour' },
  { title: 'Contest', value: 'contest' },
  { title: 'Quiet hours', value: 'quiet' },
];

const statusOptions: Options = [
  { title: 'Scheduled', value: 'scheduled' },
  { title: 'Sold out', value: 'soldOut' },
  { title: 'Cancelled', value: 'cancelled' },
];

const start = defineField({
  name: 'start',
  title: 'Start',
  ...pragueDateTime,
  validation: (rule) => [rule.required().custom(requiredDateTime), ...eventTimeRules(rule)],
});

export const event = defineType({
  name: 'event',
  title: 'Event',
  description: 'Something that takes place once, with a page of its own.',
  type: 'document',
  fields: sluggedFields(
    defineField({ name: 'picture', title: 'Picture', type: 'picture' }),
    defineField({
      name: 'kind',
      title: 'Kind of event',
      description: 'Visitors can filter the list of events by it.',
      type: 'string',
      options: { list: kindOptions },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'place',
      title: 'Place',
      type: 'string',
      options: { list: eventPlaceOptions },
      validation: (rule) => rule.required(),
    }),
    start,
    defineField({
      name: 'end',
      title: 'End',
      description: 'After it, the page says that the event has already happened.',
      ...pragueDateTime,
      validation: (rule) => [rule.required().custom(requiredDateTime), rule.custom(after(start))],
    }),
    defineField({
      name: 'price',
      title: 'Price in CZK',
      description: 'Enter 0 for free entry. When empty, no price is shown and no tickets are sold.',
      type: 'number',
      validation: (rule) => rule.custom(price),
    }),
    defineField({
      name: 'drinksIncluded',
      title: 'Drinks are included',
      description: 'Buyers choose a ticket with or without alcohol, at the same price.',
      type: 'boolean',
    }),
    defineField({
      name: 'status',
      title: 'Status',
      description: 'Sold-out and cancelled events stay listed, marked as such and without tickets.',
      type: 'string',
      options: { list: statusOptions },
      initialValue: 'scheduled',
      validation: (rule) => rule.required(),
    }),
    defineField({ name: 'body', title: 'Text', type: 'localizedRichText' }),
  ),
  preview: {
    select: {
      title: 'title.en',
      start: 'start',
      place: 'place',
      price: 'price',
      status: 'status',
      media: 'picture',
    },
    prepare: ({ title, start, place, price, status, media }) => ({
      title,
      subtitle: subtitle(
        dateTimeText(start),
        optionTitle(eventPlaceOptions, place),
        priceText(price),
        optionTitle(statusOptions, status),
      ),
      media,
    }),
  },
});
