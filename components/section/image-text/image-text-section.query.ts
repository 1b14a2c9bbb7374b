import { choice, optional } from '../../../lib/content/parse/field.ts';
import { picture } from '../../../lib/content/parse/picture.ts';
import { record } from '../../../lib/content/parse/record.ts';
import { richText } from '../../../lib/content/parse/rich-text.ts';
import { pictureFields, richTextFields } from '../../../lib/content/queries/fragments.ts';
import type { SectionContentOf } from '../../../lib/content/queries/page-content.ts';
import {
  actionFields,
  actions,
  heading,
  type SectionQuery,
  sectionShape,
} from '../../../lib/content/queries/sections/section-query.ts';

type ImageText = SectionContentOf<'imageTextSection'>;

export const imageTextSection: SectionQuery<'imageTextSection'> = {
  fields: `
    heading, layout, shape,
    body{${richTextFields}}, picture{${pictureFields}}, ${actionFields}`,
  parser: record({
    ...sectionShape('imageTextSection'),
    heading,
    layout: optional(
      choice<NonNullable<ImageText['layout']>>({ left: true, fullBleed: true, right: true }),
    ),
    shape: optional(choice<NonNullable<ImageText['shape']>>({ arch: true, plain: true })),
    body: optional(richText),
    picture: optional(picture),
    actions,
  }),
};
