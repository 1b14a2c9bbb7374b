import { defineField, defineType } from '@sanity/types';
import { position } from '../../../../content/schema/documents/shared.ts';
import { requiredAnchor } from '../../../../content/schema/rules/formats.ts';
import { uniqueIn } from '../../../../content/schema/rules/unique.ts';
import { faqCategoryOptions } from '../../../../content/schema/values/options.ts';
import { optionTitle } from '../../../../content/schema/values/preview.ts';

export const faqEntry = defineType({
  name: 'faqEntry',
  title: 'Frequently asked question',
  description: 'A question with its answer, for the sections with frequently asked questions.',
  type: 'document',
  fields: [
    defineField({
      name: 'question',
      title: 'Question',
      type: 'localizedString',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'answer',
      title: 'Answer',
      type: 'localizedRichText',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'category',
      title: 'Category',
      description: 'Questions of a category are shown together.',
      type: 'string',
      options: { list: faqCategoryOptions },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'anchor',
      title: 'Anchor',
      description:
        'Name for links to this question: a link to dogs-allowed ends in #dogs-allowed. Letters without accents, digits, hyphens and underscores.',
      type: 'string',
      validation: (rule) => [
        rule.required().custom(requiredAnchor),
        rule.custom(uniqueIn('anchor')),
      ],
    }),
    position,
  ],
  preview: {
    select: { title: 'question.en', category: 'category' },
    prepare: ({ title, category }) => ({
      title,
      subtitle: optionTitle(faqCategoryOptions, category) ?? '',
    }),
  },
});
