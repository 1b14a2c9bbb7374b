import { defineField, defineType } from '@sanity/types';
import { position } from '../../../../content/schema/documents/shared.ts';
import { priceText } from '../../../../content/schema/preview.ts';
import { number, price } from '../../../../content/schema/rules/formats.ts';
import { amountOrAdults, titleOrAmount } from '../../../../content/schema/rules/voucher.ts';

/** A gift voucher: for an amount, or for a number of adult tickets of an experience. */
export const voucher = defineType({
  name: 'voucher',
  title: 'Gift voucher',
  description: 'A voucher on sale, for an amount or for tickets of a chosen experience.',
  type: 'document',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      description: 'For example “An experience for two”. A voucher for an amount shows the amount.',
      type: 'localizedString',
      validation: (rule) => rule.custom(titleOrAmount),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      description: 'What the voucher can be used for, in one sentence.',
      type: 'localizedText',
    }),
    defineField({
      name: 'amount',
      title: 'Amount in CZK',
      description: 'For example 1000. Leave empty for a voucher for tickets.',
      type: 'number',
      validation: (rule) => [rule.custom(price), rule.custom(amountOrAdults)],
    }),
    defineField({
      name: 'adults',
      title: 'Number of adult tickets',
      description: 'Tickets of a chosen experience. Leave empty for a voucher for an amount.',
      type: 'number',
      validation: (rule) => rule.custom(number({ min: 1, max: 1000, integer: true })),
    }),
    position,
  ],
  preview: {
    select: { title: 'title.en', text: 'text.en', amount: 'amount' },
    prepare: ({ title, text, amount }) => ({ title: title ?? priceText(amount), subtitle: text }),
  },
});
