import { record } from '../../../lib/content/parse/record.ts';
import {
  actionFields,
  actions,
  heading,
  intro,
  type SectionQuery,
  sectionShape,
} from '../../../lib/content/queries/sections/section-query.ts';

export const ticketPricesSection: SectionQuery<'ticketPricesSection'> = {
  fields: `heading, intro, ${actionFields}`,
  parser: record({
    ...sectionShape('ticketPricesSection'),
    heading,
    intro,
    actions,
  }),
  lists: ['ticketType', 'experience'],
};
