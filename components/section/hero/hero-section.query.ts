import { choice, optional } from '../../../lib/content/parse/field.ts';
import { localizedLine, localizedText } from '../../../lib/content/parse/localized.ts';
import { picture } from '../../../lib/content/parse/picture.ts';
import { record } from '../../../lib/content/parse/record.ts';
import { yesOrNo } from '../../../lib/content/parse/scalars.ts';
import { pictureFields } from '../../../lib/content/queries/fragments.ts';
import type { SectionContentOf } from '../../../lib/content/queries/page-content.ts';
import {
  actionFields,
  actions,
  type SectionQuery,
  sectionShape,
} from '../../../lib/content/queries/sections/section-query.ts';

type Hero = SectionContentOf<'heroSection'>;

export const heroSection: SectionQuery<'heroSection'> = {
  fields: `heading, lead, size, visit, buyingTerms, picture{${pictureFields}}, ${actionFields}`,
  parser: record({
    ...sectionShape('heroSection'),
    heading: localizedLine,
    lead: optional(localizedText),
    size: optional(choice<NonNullable<Hero['size']>>({ page: true, plain: true, screen: true })),
    visit: optional(yesOrNo),
    buyingTerms: optional(yesOrNo),
    picture: optional(picture),
    actions,
  }),
};
