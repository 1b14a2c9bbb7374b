import { defineArrayMember, defineField } from '@sanity/types';
import {
  actions,
  defineSection,
  heading,
  intro,
  limit,
} from '../../../content/schema/sections/section.ts';
import { faqCategoryOptions } from '../../../content/schema/values/options.ts';

export const faqSection = defineSection({
  name: 'faqSection',
  title: 'Frequently asked questions',
  description: 'Questions that open to show their answers.',
  fields: [
    heading,
    intro,
    defineField({
      name: 'categories',
      title: 'Categories',
      description: 'Shown in this order. Leave empty to show all.',
      type: 'array',
      of: [defineArrayMember({ type: 'string', options: { list: faqCategoryOptions } })],
    }),
    limit,
    actions,
  ],
});
