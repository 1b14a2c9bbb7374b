import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { sluggedFields } from '../../../../content/schema/documents/shared.ts';
import { neededDate, price } from '../../../../content/schema/rules/formats.ts';
import { notBefore, notLessThan } from '../../../../content/schema/rules/spans.ts';

export const jobPosting = defineType({
  name: 'jobPosting',
  title: 'Job posting',
  type: 'document',
  fields: [
    ...sluggedFields,
    defineField({
      name: 'contract',
      type: 'string',
      options: { list: ['fullTime', 'partTime', 'seasonal'] },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'place',
      type: 'string',
      options: { list: ['museum', 'taproom', 'beerHall', 'cellar', 'shop', 'office'] },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'salaryFrom',
      title: 'Kč a month, from',
      type: 'number',
      validation: (rule) => rule.custom(price),
    }),
    defineField({
      name: 'salaryTo',
      title: 'Kč a month, to',
      type: 'number',
      validation: (rule) => [rule.custom(price), rule.custom(notLessThan('salaryFrom'))],
    }),
    defineField({
      name: 'datePosted',
      type: 'date',
      validation: (rule) => rule.required().custom(neededDate),
    }),
    defineField({
      name: 'validThrough',
      type: 'date',
      validation: (rule) => [
        rule.required().custom(neededDate),
        rule.custom(notBefore('datePosted')),
      ],
    }),
    defineField({ name: 'picture', type: 'picture' }),
    defineField({ name: 'body', type: 'localizedRichText' }),
    defineField({
      name: 'offer',
      title: 'What we give',
      type: 'array',
      of: [defineArrayMember({ type: 'localizedString' })],
    }),
  ],
});
