import { defineField, defineType } from '@sanity/types';
import { position } from '../../../../content/schema/documents/shared.ts';
import { voucherAdults, voucherAmount } from '../../../../content/schema/rules/formats.ts';
import { amountOrAdults, titleOrAmount } from '../../../../content/schema/rules/voucher.ts';
import { priceText } from '../../../../content/schema/values/preview.ts';

/** A gift voucher: for an amount, or for two adult tickets of an experience. */
export const voucher = defineType({
  name: 'voucher',
  title: 'Gift voucher',
  description: 'A voucher on sale, for an amount or for two tickets of a chosen experience.',
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
      validation: (rule) => [rule.custom(voucherAmount), rule.custom(amountOrAdults)],
    }),
    defineField({
      name: 'adults',
      title: 'Number of adult tickets',
      description: '2 for an experience for two, the buyer’s choice. Leave empty for an amount.',
      type: 'number',
      validation: (rule) => rule.custom(voucherAdults),
    }),
    position,
  ],
  preview: {
    select: { title: 'title.en', text: 'text.en', amount: 'amount' },
    prepare: ({ title, text, amount }) => ({ title: title ?? priceText(amount), subtitle: text }),
  },
});
