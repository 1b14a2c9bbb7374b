import { readFaqCategory } from '../../../lib/content/documents/faq-entry/faq-entry.parser.ts';
import { field, optional } from '../../../lib/content/parse/field.ts';
import { readDistinct } from '../../../lib/content/parse/list.ts';
import { record } from '../../../lib/content/parse/record.ts';
import {
  actionFields,
  actions,
  heading,
  intro,
  limit,
  type SectionQuery,
  sectionShape,
} from '../../../lib/content/queries/sections/section-query.ts';

export const faqSection: SectionQuery<'faqSection'> = {
  fields: `heading, intro, categories, limit, ${actionFields}`,
  parser: record({
    ...sectionShape('faqSection'),
    heading,
    intro,
    categories: optional(field('list', (value) => readDistinct(value, readFaqCategory))),
    limit,
    actions,
  }),
  lists: ['faqEntry'],
};
