import { referenced } from '../../../lib/content/parse/document.ts';
import { optional } from '../../../lib/content/parse/field.ts';
import { list } from '../../../lib/content/parse/list.ts';
import { localizedLine, localizedText } from '../../../lib/content/parse/localized.ts';
import { pictureShape } from '../../../lib/content/parse/picture.ts';
import { record } from '../../../lib/content/parse/record.ts';
import { key } from '../../../lib/content/parse/scalars.ts';
import { documentShape } from '../../../lib/content/queries/document-shape.ts';
import { documentFields, fewItems, pictureFields } from '../../../lib/content/queries/fragments.ts';
import {
  heading,
  type SectionQuery,
  sectionShape,
} from '../../../lib/content/queries/sections/section-query.ts';

/** A gallery with its fit pictures and cards. */
const gallery = record({
  ...documentShape('gallery'),
  title: localizedLine,
  items: optional(list('items', record({ _key: key, ...pictureShape }))),
  textCards: optional(
    list('textCards', record({ _key: key, title: localizedLine, text: localizedText })),
  ),
});

export const gallerySection: SectionQuery<'gallerySection'> = {
  fields: `
    heading,
    gallery->{${documentFields}, title, items${fewItems}{_key, ${pictureFields}}, textCards[]{_key, title, text}}`,
  parser: record({
    ...sectionShape('gallerySection'),
    heading,
    gallery: referenced('gallery', gallery),
  }),
};
