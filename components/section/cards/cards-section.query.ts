import { optional } from '../../../lib/content/parse/field.ts';
import { link } from '../../../lib/content/parse/link.ts';
import { list } from '../../../lib/content/parse/list.ts';
import { localizedLine, localizedText } from '../../../lib/content/parse/localized.ts';
import { picture } from '../../../lib/content/parse/picture.ts';
import { record } from '../../../lib/content/parse/record.ts';
import { key } from '../../../lib/content/parse/scalars.ts';
import { fewItems, linkFields, pictureFields } from '../../../lib/content/queries/fragments.ts';
import {
  heading,
  intro,
  type SectionQuery,
  sectionShape,
} from '../../../lib/content/queries/sections/section-query.ts';

const card = record({
  _key: key,
  title: localizedLine,
  text: optional(localizedText),
  picture: optional(picture),
  link: optional(link),
});

export const cardsSection: SectionQuery<'cardsSection'> = {
  fields: `
    heading, intro,
    items${fewItems}{_key, title, text, picture{${pictureFields}}, link{${linkFields}}}`,
  parser: record({
    ...sectionShape('cardsSection'),
    heading,
    intro,
    items: optional(list('items', card)),
  }),
};
