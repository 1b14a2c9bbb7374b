import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { sluggedFields } from '../../../../content/schema/documents/shared.ts';
import { percentOfCode } from '../../../../content/schema/rules/discount.ts';
import {
  code,
  date,
  discountCode,
  fewItems,
  number,
  requiredDate,
} from '../../../../content/schema/rules/formats.ts';
import { notBefore } from '../../../../content/schema/rules/spans.ts';
import {
  dateText,
  isPast,
  periodText,
  subtitle,
} from '../../../../content/schema/values/preview.ts';

const count = { min: 1, max: 1000, integer: true };

const validFrom = defineField({
  name: 'validFrom',
  title: 'Valid from',
  description:
    'First day of the deal. Leave empty to start at once. No page shows it before, but it isn’t secret once published.',
  type: 'date',
  validation: (rule) => rule.custom(date),
});

/** A special offer that marketing shares by its own address, with or without a code. */
export const deal = defineType({
  name: 'deal',
  title: 'Deal',
  description: 'A special offer with a page of its own, with or without a discount code.',
  type: 'document',
  fields: sluggedFields(
    defineField({ name: 'picture', title: 'Picture', type: 'picture' }),
    defineField({
      name: 'code',
      title: 'Discount code',
      description: 'Visitors see it and the checkout applies it, for example WINTER10. Optional.',
      type: 'string',
      validation: (rule) => rule.custom(discountCode),
    }),
    defineField({
      name: 'discount',
      title: 'Discount in per cent',
      description: 'What the code takes off the price, for example 10.',
      type: 'number',
      validation: (rule) => [
        rule.custom(number({ min: 1, max: 100 })),
        rule.custom(percentOfCode).warning(),
      ],
    }),
    defineField({
      name: 'ticketTypes',
      title: 'Ticket types',
      description: 'Tickets to which the code applies. Leave empty for all.',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'ticketType' }] })],
      validation: (rule) => rule.custom(fewItems),
    }),
    defineField({
      name: 'ticketCount',
      title: 'Required number of tickets',
      description: 'The code works only for exactly this many tickets. Leave empty for any number.',
      type: 'number',
      validation: (rule) => rule.custom(number(count)),
    }),
    defineField({
      name: 'partner',
      title: 'Referral code',
      description: 'Identifies the partner that sends the visitors, for example “hotel”. Optional.',
      type: 'string',
      validation: (rule) => rule.custom(code),
    }),
    validFrom,
    defineField({
      name: 'validThrough',
      title: 'Valid until',
      description: 'Last day of the deal. From the next day on, its page says that it has ended.',
      type: 'date',
      validation: (rule) => [
        rule.required().custom(requiredDate),
        rule.custom(notBefore(validFrom)),
      ],
    }),
    defineField({
      name: 'backLink',
      title: 'Back link',
      description: 'Where “Back to the special offer” at the top of the page leads.',
      type: 'link',
    }),
    defineField({ name: 'body', title: 'Text', type: 'localizedRichText' }),
    defineField({
      name: 'terms',
      title: 'Terms of the offer',
      description: 'Conditions, shown below the text.',
      type: 'localizedRichText',
    }),
    defineField({
      name: 'experiences',
      title: 'Experiences',
      description: 'Experiences to which the deal applies. When empty, the code applies to all.',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'experience' }] })],
      validation: (rule) => rule.custom(fewItems),
    }),
  ),
  preview: {
    select: {
      title: 'title.en',
      code: 'code',
      discount: 'discount',
      from: 'validFrom',
      through: 'validThrough',
      media: 'picture',
    },
    prepare: ({ title, code, discount, from, through, media }) => ({
      title,
      subtitle: subtitle(
        isPast(through) ? 'Ended' : null,
        discount ? `${discount} % off` : null,
        code,
        periodText(dateText(from), dateText(through)),
      ),
      media,
    }),
  },
});
