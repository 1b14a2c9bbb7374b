import { defineField, defineType } from '@sanity/types';
import { faqCategories } from '../../../../content/schema/faq-categories.ts';
import { neededAnchor } from '../../../../content/schema/rules/formats.ts';

export const faqEntry = defineType({
  name: 'faqEntry',
  title: 'Question',
  type: 'document',
  fields: [
    defineField({
      name: 'question',
      type: 'localizedString',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'answer',
      type: 'localizedRichText',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'category',
      type: 'string',
      options: { list: faqCategories },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'anchor',
      type: 'string',
      validation: (rule) => rule.required().custom(neededAnchor),
    }),
    defineField({ name: 'order', type: 'number', validation: (rule) => rule.required() }),
  ],
});
