import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { tapsOrDishes } from '../../../../content/schema/rules/board.ts';
import { fewItems } from '../../../../content/schema/rules/formats.ts';

/** The board: beers on tap and dishes, with prices and allergens. */
export const board = defineType({
  name: 'board',
  title: 'Food and drink',
  description: 'The beers on tap and the dishes of the taproom and the beer hall, with prices.',
  type: 'document',
  fields: [
    defineField({
      name: 'taps',
      title: 'Beers on tap',
      description: 'In the order of the taps, from left to right.',
      type: 'array',
      of: [defineArrayMember({ type: 'tap' })],
      validation: (rule) => [rule.custom(tapsOrDishes), rule.custom(fewItems)],
    }),
    defineField({
      name: 'groups',
      title: 'Dishes and other drinks',
      description: 'Groups such as “Soups” or “Without alcohol”, each with its dishes or drinks.',
      type: 'array',
      of: [defineArrayMember({ type: 'dishGroup' })],
      validation: (rule) => rule.custom(fewItems),
    }),
    defineField({
      name: 'note',
      title: 'Note',
      description: 'Shown below, for example that prices include VAT. Optional.',
      type: 'localizedText',
    }),
    defineField({
      name: 'title',
      title: 'Title',
      description: 'Heading of a section without a heading of its own; also for search engines.',
      type: 'localizedString',
      validation: (rule) => rule.required(),
    }),
  ],
  preview: { select: { title: 'title.en' } },
});
