import { record } from '../../../lib/content/parse/record.ts';
import {
  heading,
  intro,
  type SectionQuery,
  sectionShape,
} from '../../../lib/content/queries/sections/section-query.ts';

export const vouchersSection: SectionQuery<'vouchersSection'> = {
  fields: `heading, intro`,
  parser: record({
    ...sectionShape('vouchersSection'),
    heading,
    intro,
  }),
  lists: ['voucher', 'experience'],
};
