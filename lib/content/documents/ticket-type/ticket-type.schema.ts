import { defineField, defineType } from '@sanity/types';
import { neededNumber, price } from '../../../../content/schema/rules/formats.ts';

/**
 * A kind of ticket. Its price is derived from the experience's adult price: `price × share −
 * deduction`, in whole Kč.
 */
export const ticketType = defineType({
  name: 'ticketType',
  title: 'Ticket type',
  type: 'document',
  fields: [
    defineField({ name: 'name', type: 'localizedString', validation: (rule) => rule.required() }),
    defineField({ name: 'note', type: 'localizedString' }),
    defineField({
      name: 'share',
      title: 'Share of the adult price',
      type: 'number',
      validation: (rule) => rule.required().custom(neededNumber({ min: 0, max: 100 })),
    }),
    defineField({
      name: 'deduction',
      title: 'Deduction in Kč',
      type: 'number',
      validation: (rule) => rule.custom(price),
    }),
    defineField({
      name: 'persons',
      type: 'number',
      validation: (rule) =>
        rule.required().custom(neededNumber({ min: 1, max: 1000, integer: true })),
    }),
    defineField({
      name: 'adults',
      title: 'How many of the persons are adults',
      type: 'number',
      validation: (rule) =>
        rule.required().custom(neededNumber({ min: 0, max: 1000, integer: true })),
    }),
    defineField({ name: 'order', type: 'number', validation: (rule) => rule.required() }),
  ],
});
