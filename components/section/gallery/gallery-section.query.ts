import { gallerySchema } from '../../../lib/content/documents/gallery/gallery.parser.ts';
import { galleryFields } from '../../../lib/content/documents/gallery/gallery.query.ts';
import { referenced } from '../../../lib/content/parse/document.ts';
import { record } from '../../../lib/content/parse/record.ts';
import {
  heading,
  type SectionQuery,
  sectionShape,
} from '../../../lib/content/queries/sections/section-query.ts';

export const gallerySection: SectionQuery<'gallerySection'> = {
  fields: `heading, gallery->{${galleryFields}}`,
  parser: record({
    ...sectionShape('gallerySection'),
    heading,
    gallery: referenced('gallery', gallerySchema),
  }),
};
