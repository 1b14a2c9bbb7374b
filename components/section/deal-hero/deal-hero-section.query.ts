import { dealSummarySchema } from '../../../lib/content/documents/deal/deal.parser.ts';
import { referenced } from '../../../lib/content/parse/document.ts';
import { optional } from '../../../lib/content/parse/field.ts';
import { picture } from '../../../lib/content/parse/picture.ts';
import { record } from '../../../lib/content/parse/record.ts';
import { documentFields, pictureFields } from '../../../lib/content/queries/fragments.ts';
import {
  type SectionQuery,
  sectionShape,
} from '../../../lib/content/queries/sections/section-query.ts';
import { dealSpan } from '../../../lib/time/deal-span.ts';
import { boundsOf } from '../../../lib/time/shown-spans.ts';

export const dealHeroSection: SectionQuery<'dealHeroSection'> = {
  fields: `
    picture{${pictureFields}},
    deal->{
      ${documentFields}, slug, languages, title, summary, code, partner, validFrom,
      validThrough,
      picture{${pictureFields}}
    }`,
  parser: record({
    ...sectionShape('dealHeroSection'),
    picture: optional(picture),
    deal: referenced('deal', dealSummarySchema),
  }),
  moments: ({ deal }) => boundsOf(dealSpan(deal)),
};
