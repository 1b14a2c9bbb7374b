import { optional } from '../../../lib/content/parse/field.ts';
import { localizedText } from '../../../lib/content/parse/localized.ts';
import { picture } from '../../../lib/content/parse/picture.ts';
import { record } from '../../../lib/content/parse/record.ts';
import { pictureFields } from '../../../lib/content/queries/fragments.ts';
import {
  actionFields,
  actions,
  heading,
  type SectionQuery,
  sectionShape,
} from '../../../lib/content/queries/sections/section-query.ts';

export const callToActionSection: SectionQuery<'callToActionSection'> = {
  fields: `heading, text, picture{${pictureFields}}, ${actionFields}`,
  parser: record({
    ...sectionShape('callToActionSection'),
    heading,
    text: optional(localizedText),
    picture: optional(picture),
    actions,
  }),
};
