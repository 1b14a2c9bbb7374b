import { record } from '../../../lib/content/parse/record.ts';
import {
  heading,
  intro,
  type SectionQuery,
  sectionShape,
} from '../../../lib/content/queries/sections/section-query.ts';

export const tourLanguagesSection: SectionQuery<'tourLanguagesSection'> = {
  fields: `heading, intro`,
  parser: record({
    ...sectionShape('tourLanguagesSection'),
    heading,
    intro,
  }),
  lists: ['settings', 'experience'],
};
