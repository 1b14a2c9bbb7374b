import { defineArrayMember, defineField } from '@sanity/types';
import { fewItems } from '../../../content/schema/rules/formats.ts';
import { defineSection, heading } from '../../../content/schema/sections/section.ts';

export const numbersSection = defineSection({
  name: 'numbersSection',
  title: 'Key figures',
  description: 'A row of large numbers, each with a label.',
  fields: [
    heading,
    defineField({
      name: 'items',
      title: 'Key figures',
      type: 'array',
      of: [defineArrayMember({ type: 'figure' })],
      validation: (rule) => rule.custom(fewItems),
    }),
  ],
});
