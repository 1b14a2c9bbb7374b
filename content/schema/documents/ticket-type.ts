import { defineField, defineType } from '@sanity/types';

/**
 * A kind of ticket. Its price follows from the experience's adult price:
 * `price × share − deduction`, in whole Kč.
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
      validation: (rule) => rule.required(),
    }),
    defineField({ name: 'deduction', title: 'Deduction in Kč', type: 'number' }),
    defineField({ name: 'persons', type: 'number', validation: (rule) => rule.required() }),
    defineField({
      name: 'adults',
      title: 'How many of the persons are adults',
      type: 'number',
      validation: (rule) => rule.required(),
    }),
    defineField({ name: 'order', type: 'number', validation: (rule) => rule.required() }),
  ],
});
