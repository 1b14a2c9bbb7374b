import { defineArrayMember, defineField } from '@sanity/types';
import { fewItems } from '../../../content/schema/rules/formats.ts';
import { defineSection, heading, intro } from '../../../content/schema/sections/section.ts';

export const cardsSection = defineSection({
  name: 'cardsSection',
  title: 'Cards',
  description: 'Several cards, each with a title and, if you like, a text, a picture and a link.',
  fields: [
    heading,
    intro,
    defineField({
      name: 'items',
      title: 'Cards',
      type: 'array',
      of: [defineArrayMember({ type: 'card' })],
      validation: (rule) => rule.custom(fewItems),
    }),
  ],
});
