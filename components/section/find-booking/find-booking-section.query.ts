import { record } from '../../../lib/content/parse/record.ts';
import {
  heading,
  intro,
  type SectionQuery,
  sectionShape,
} from '../../../lib/content/queries/sections/section-query.ts';

export const findBookingSection: SectionQuery<'findBookingSection'> = {
  fields: `heading, intro`,
  parser: record({
    ...sectionShape('findBookingSection'),
    heading,
    intro,
  }),
};
