import { defineField, defineType } from '@sanity/types';
import { number, price } from '../../../../content/schema/rules/formats.ts';

/** A gift voucher: for an amount, or for a number of adult tickets of an experience. */
export const voucher = defineType({
  name: 'voucher',
  title: 'Gift voucher',
  type: 'document',
  fields: [
    defineField({ name: 'title', title: 'Name, if it is not an amount', type: 'localizedString' }),
    defineField({ name: 'text', title: 'What it is good for', type: 'localizedText' }),
    defineField({
      name: 'amount',
      title: 'Amount in Kč',
      type: 'number',
      validation: (rule) => rule.custom(price),
    }),
    defineField({
      name: 'adults',
      title: 'Adult tickets of a chosen experience, instead of an amount',
      type: 'number',
      validation: (rule) => rule.custom(number({ min: 1, max: 1000, integer: true })),
    }),
    defineField({ name: 'order', type: 'number', validation: (rule) => rule.required() }),
  ],
});
