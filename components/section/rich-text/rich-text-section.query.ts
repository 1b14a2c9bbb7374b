import { optional } from '../../../lib/content/parse/field.ts';
import { picture } from '../../../lib/content/parse/picture.ts';
import { record } from '../../../lib/content/parse/record.ts';
import { richText } from '../../../lib/content/parse/rich-text.ts';
import { pictureFields, richTextFields } from '../../../lib/content/queries/fragments.ts';
import {
  actionFields,
  actions,
  heading,
  type SectionQuery,
  sectionShape,
} from '../../../lib/content/queries/sections/section-query.ts';

export const richTextSection: SectionQuery<'richTextSection'> = {
  fields: `heading, body{${richTextFields}}, picture{${pictureFields}}, ${actionFields}`,
  parser: record({
    ...sectionShape('richTextSection'),
    heading,
    body: optional(richText),
    picture: optional(picture),
    actions,
  }),
};
