import type { PageQueryResult } from '../../model/types.generated.ts';
import { optional } from '../../parse/field.ts';
import { route } from '../../parse/link-target.ts';
import { localizedLine, unusedSlug } from '../../parse/localized.ts';
import { record } from '../../parse/record.ts';
import { documentLanguages, yesOrNo } from '../../parse/scalars.ts';
import { documentShape, type SchemaOf, updatedShape } from '../../queries/document-shape.ts';
import { sections } from '../../queries/sections/sections.parser.ts';
import { seo, withSeo } from '../../queries/seo.parser.ts';

/** A page with its fit sections. */
export const pageSchema: SchemaOf<PageQueryResult> = record({
  ...documentShape('page'),
  ...updatedShape,
  route,
  slug: unusedSlug,
  languages: documentLanguages,
  title: localizedLine,
  hidesTickets: optional(yesOrNo),
  seo,
  sections: optional(sections),
}).transform(withSeo);
