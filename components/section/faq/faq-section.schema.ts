import { defineArrayMember, defineField } from '@sanity/types';
import { faqCategories } from '../../../content/schema/faq-categories.ts';
import {
  actions,
  defineSection,
  heading,
  intro,
  limit,
} from '../../../content/schema/sections/section.ts';

export const faqSection = defineSection('faqSection', 'Questions', [
  heading,
  intro,
  defineField({
    name: 'categories',
    type: 'array',
    of: [defineArrayMember({ type: 'string', options: { list: faqCategories } })],
  }),
  limit,
  actions,
]);
