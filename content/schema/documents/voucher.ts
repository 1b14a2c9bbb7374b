import { defineField, defineType } from '@sanity/types';

/** A gift voucher: over an amount, or for an experience that as many adults are to share. */
export const voucher = defineType({
  name: 'voucher',
  title: 'Gift voucher',
  type: 'document',
  fields: [
    defineField({ name: 'title', title: 'Name, if it is not an amount', type: 'localizedString' }),
    defineField({ name: 'text', title: 'What it is good for', type: 'localizedText' }),
    defineField({ name: 'amount', title: 'Amount in Kč', type: 'number' }),
    defineField({
      name: 'adults',
      title: 'Adult tickets of a chosen experience, instead of an amount',
      type: 'number',
    }),
    defineField({ name: 'order', type: 'number', validation: (rule) => rule.required() }),
  ],
});
