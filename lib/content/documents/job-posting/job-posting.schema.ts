import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { sluggedFields } from '../../../../content/schema/documents/shared.ts';
import { fewItems, price, requiredDate } from '../../../../content/schema/rules/formats.ts';
import { notBefore, notLessThan } from '../../../../content/schema/rules/spans.ts';
import { type Options, workplaceOptions } from '../../../../content/schema/values/options.ts';
import {
  dateText,
  isPast,
  optionTitle,
  subtitle,
} from '../../../../content/schema/values/preview.ts';

const contractOptions: Options = [
  { title: 'Full time', value: 'fullTime' },
  { title: 'Part time', value: 'partTime' },
  { title: 'Seasonal', value: 'seasonal' },
];

const salaryFrom = defineField({
  name: 'salaryFrom',
  title: 'Lowest monthly salary in CZK',
  description: 'For example 32000. Optional.',
  type: 'number',
  validation: (rule) => rule.custom(price),
});

const datePosted = defineField({
  name: 'datePosted',
  title: 'Posted on',
  type: 'date',
  validation: (rule) => rule.required().custom(requiredDate),
});

export const jobPosting = defineType({
  name: 'jobPosting',
  title: 'Job posting',
  description: 'A vacancy, with a page of its own and the form for applications.',
  type: 'document',
  fields: sluggedFields(
    defineField({
      name: 'contract',
      title: 'Contract',
      type: 'string',
      options: { list: contractOptions },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'place',
      title: 'Place',
      type: 'string',
      options: { list: workplaceOptions },
      validation: (rule) => rule.required(),
    }),
    salaryFrom,
    defineField({
      name: 'salaryTo',
      title: 'Highest monthly salary in CZK',
      description: 'For example 38000. Optional.',
      type: 'number',
      validation: (rule) => [rule.custom(price), rule.custom(notLessThan(salaryFrom))],
    }),
    datePosted,
    defineField({
      name: 'validThrough',
      title: 'Apply by',
      description: 'Last day for applications. From the next day on, the vacancy isn’t listed.',
      type: 'date',
      validation: (rule) => [
        rule.required().custom(requiredDate),
        rule.custom(notBefore(datePosted)),
      ],
    }),
    defineField({ name: 'picture', title: 'Picture', type: 'picture' }),
    defineField({ name: 'body', title: 'Text', type: 'localizedRichText' }),
    defineField({
      name: 'offer',
      title: 'Benefits',
      description: 'What the museum offers, one line each, for example “Meals and soft drinks”.',
      type: 'array',
      of: [defineArrayMember({ type: 'localizedString' })],
      validation: (rule) => rule.custom(fewItems),
    }),
  ),
  preview: {
    select: { title: 'title.en', contract: 'contract', through: 'validThrough', media: 'picture' },
    prepare: ({ title, contract, through, media }) => {
      const until = dateText(through);
      const state = isPast(through) ? 'Closed after' : 'Open until';
      return {
        title,
        subtitle: subtitle(until && `${state} ${until}`, optionTitle(contractOptions, contract)),
        media,
      };
    },
  },
});
