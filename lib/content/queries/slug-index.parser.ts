import { resolveFixedPath } from '../../routing/resolve-path.ts';
import type { SlugIndexQueryResult } from '../model/types.generated.ts';
import { constant, field, optional, whereGiven } from '../parse/field.ts';
import { readRedirectSource, readRedirectTarget } from '../parse/formats/read-address.ts';
import { readSlug } from '../parse/formats/read-slug.ts';
import { route } from '../parse/link-target.ts';
import { list } from '../parse/list.ts';
import { localizedSlug } from '../parse/localized.ts';
import { oneOfTypes } from '../parse/one-of-types.ts';
import { record } from '../parse/record.ts';
import { date, dateTime, documentLanguages, key, locale, yesOrNo } from '../parse/scalars.ts';
import { documentShape, type SchemaOf, updatedShape } from './document-shape.ts';

type IndexedDocument = SlugIndexQueryResult['documents'][number];
type Type = IndexedDocument['_type'];

const previousSlug = record({
  _key: key,
  _type: constant('previousSlug'),
  language: locale,
  slug: field('slug', readSlug),
});

const none = constant(null);
const undated = { end: none, validFrom: none, validThrough: none };

const indexedShape = <const T extends Type>(type: T) => ({
  ...documentShape(type),
  ...updatedShape,
  slug: localizedSlug,
  languages: documentLanguages,
  previousSlugs: optional(list('previousSlugs', previousSlug)),
});

const byType: { readonly [T in Type]: SchemaOf<Extract<IndexedDocument, { _type: T }>> } = {
  deal: record({
    ...indexedShape('deal'),
    end: none,
    validFrom: whereGiven(date),
    validThrough: date,
  }),
  event: record({ ...indexedShape('event'), ...undated, end: dateTime }),
  experience: record({ ...indexedShape('experience'), ...undated }),
  jobPosting: record({ ...indexedShape('jobPosting'), ...undated, validThrough: date }),
};

/** A document with an address. */
export const indexedDocumentSchema: SchemaOf<IndexedDocument> = oneOfTypes<IndexedDocument>(byType);

/** A page, whose addresses follow from its route. */
export const indexedPageSchema: SchemaOf<SlugIndexQueryResult['pages'][number]> = record({
  ...documentShape('page'),
  ...updatedShape,
  route,
  languages: documentLanguages,
});

/** A redirect from an old address; from that of a page, it would never work. */
export const redirectSchema: SchemaOf<SlugIndexQueryResult['redirects'][number]> = record({
  ...documentShape('redirect'),
  from: field('link', readRedirectSource).refine((path) => resolveFixedPath(path) === null, 'link'),
  to: field('link', readRedirectTarget),
  permanent: optional(yesOrNo),
});
