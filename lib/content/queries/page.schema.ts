import { optional } from '../parse/field.ts';
import { route } from '../parse/link-target.ts';
import { localizedLine, unusedSlug } from '../parse/localized.ts';
import { record } from '../parse/record.ts';
import { languages } from '../parse/scalars.ts';
import type { PageQueryResult } from '../types.generated.ts';
import { documentShape, type SchemaOf, updatedShape } from './document-shape.ts';
import { sections } from './sections/sections.schema.ts';
import { seo, withSeo } from './seo.schema.ts';

/** A page with its fit sections. */
export const pageSchema: SchemaOf<PageQueryResult> = record({
  ...documentShape('page'),
  ...updatedShape,
  route,
  slug: unusedSlug,
  languages,
  title: localizedLine,
  seo,
  sections: optional(sections),
}).transform(withSeo);
