import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { pageFields, previousSlugs, summary } from './shared.ts';

/** A special offer that marketing shares by its own address, with or without a code. */
export const deal = defineType({
  name: 'deal',
  title: 'Deal',
  type: 'document',
  fields: [
    ...pageFields,
    previousSlugs,
    summary,
    defineField({ name: 'picture', type: 'picture' }),
    defineField({ name: 'code', title: 'Discount code', type: 'string' }),
    defineField({
      name: 'discount',
      title: 'What the code takes off, in per cent',
      type: 'number',
      validation: (rule) => rule.min(1).max(100),
    }),
    defineField({
      name: 'ticketTypes',
      title: 'Tickets the code is good for; all, if none is chosen',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'ticketType' }] })],
    }),
    defineField({
      name: 'ticketCount',
      title: 'Exactly so many tickets must be bought with the code',
      type: 'number',
    }),
    defineField({ name: 'partner', title: 'Referral code of the partner', type: 'string' }),
    defineField({ name: 'validFrom', type: 'date' }),
    defineField({ name: 'validThrough', type: 'date', validation: (rule) => rule.required() }),
    defineField({ name: 'backLink', title: "'Back to the special offer' leads to", type: 'link' }),
    defineField({ name: 'body', type: 'localizedRichText' }),
    defineField({ name: 'terms', type: 'localizedRichText' }),
    defineField({
      name: 'experiences',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'experience' }] })],
    }),
  ],
});
