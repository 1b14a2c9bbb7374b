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

export const jobListSection: SectionQuery<'jobListSection'> = {
  fields: `heading, intro, limit, ${actionFields}`,
  parser: record({
    ...sectionShape('jobListSection'),
    heading,
    intro,
    limit,
    actions,
  }),
  lists: ['jobPosting'],
};
