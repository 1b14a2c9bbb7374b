import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { sluggedFields } from '../../../../content/schema/documents/shared.ts';
import {
  date,
  discountCode,
  neededDate,
  number,
  shortText,
} from '../../../../content/schema/rules/formats.ts';
import { notBefore } from '../../../../content/schema/rules/spans.ts';

const count = { min: 1, max: 1000, integer: true };

/** A special offer that marketing shares by its own address, with or without a code. */
export const deal = defineType({
  name: 'deal',
  title: 'Deal',
  type: 'document',
  fields: [
    ...sluggedFields,
    defineField({ name: 'picture', type: 'picture' }),
    defineField({
      name: 'code',
      title: 'Discount code',
      type: 'string',
      validation: (rule) => rule.custom(discountCode),
    }),
    defineField({
      name: 'discount',
      title: 'What the code takes off, in per cent',
      type: 'number',
      validation: (rule) => rule.custom(number({ min: 1, max: 100 })),
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
      validation: (rule) => rule.custom(number(count)),
    }),
    defineField({
      name: 'partner',
      title: 'Referral code of the partner',
      type: 'string',
      validation: (rule) => rule.custom(shortText),
    }),
    defineField({ name: 'validFrom', type: 'date', validation: (rule) => rule.custom(date) }),
    defineField({
      name: 'validThrough',
      type: 'date',
      validation: (rule) => [
        rule.required().custom(neededDate),
        rule.custom(notBefore('validFrom')),
      ],
    }),
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
