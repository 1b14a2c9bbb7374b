import { optional } from '../../../lib/content/parse/field.ts';
import { record } from '../../../lib/content/parse/record.ts';
import { key } from '../../../lib/content/parse/scalars.ts';
import {
  actionFields,
  actions,
  heading,
  intro,
  limit,
  type SectionQuery,
  sectionShape,
} from '../../../lib/content/queries/sections/section-query.ts';

export const experienceListSection: SectionQuery<'experienceListSection'> = {
  fields: `heading, intro, limit, "featured": featured._ref, ${actionFields}`,
  parser: record({
    ...sectionShape('experienceListSection'),
    heading,
    intro,
    limit,
    featured: optional(key),
    actions,
  }),
  lists: ['experience'],
};
