import { defineQuery } from 'groq';
import { locales } from '../../platform/i18n/locales.ts';
import type { ContentProblem, ContentQuery, ParsedAnswer } from '../content-query.ts';
import { documentType } from '../parse/document.ts';
import { isRecord, ownField } from '../parse/formats/is-record.ts';
import { parseList } from '../parse/list-query.ts';
import type { SlugIndexQueryResult } from '../types.generated.ts';
import { documentFields } from './fragments.ts';
import { indexedDocumentSchema, indexedPageSchema, redirectSchema } from './slug-index.parser.ts';

const documentsList = `
  *[_type in ["experience", "event", "jobPosting", "deal"]] | order(_createdAt asc, _id asc){
    ${documentFields}, _updatedAt, slug, languages, previousSlugs, end, validThrough
  }
`;
const pagesList = `
  *[_type == "page"] | order(_createdAt asc, _id asc){ ${documentFields}, _updatedAt, route, languages }
`;
const redirectsList = `*[_type == "redirect"]{ ${documentFields}, from, to, permanent }`;

/**
 * All addresses defined in content, the oldest documents first: of several with the same slug, the
 * oldest has the address.
 */
export const slugIndexQuery = defineQuery(`{
  "documents": ${documentsList},
  "pages": ${pagesList},
  "redirects": ${redirectsList}
}`);

type IndexedDocument = SlugIndexQueryResult['documents'][number];

/** Unfit entries keep their last fit address. */
export const slugIndex: ContentQuery<SlugIndexQueryResult> = {
  name: 'slugIndex',
  groq: slugIndexQuery,
  parse: parseSlugIndex,
  async inParts(read) {
    const documents = await read(documentsList);
    const pages = await read(pagesList);
    return { documents, pages, redirects: await read(redirectsList) };
  },
};

function parseSlugIndex(
  result: unknown,
  lastFit?: SlugIndexQueryResult,
): ParsedAnswer<SlugIndexQueryResult> {
  const lists = isRecord(result) ? result : {};
  const documents = parseList(
    ownField(lists, 'documents'),
    { type: documentType, document: indexedDocumentSchema },
    lastFit?.documents ?? [],
  );
  const pages = parseList(
    ownField(lists, 'pages'),
    { type: 'page', document: indexedPageSchema, unique: 'route' },
    lastFit?.pages ?? [],
  );
  const redirects = parseList(
    ownField(lists, 'redirects'),
    { type: 'redirect', document: redirectSchema },
    lastFit?.redirects ?? [],
  );
  if (!documents || !pages || !redirects) {
    return { ok: false, reason: 'slugIndex: not an object of three lists of documents' };
  }
  return {
    ok: true,
    value: { documents: documents.value, pages: pages.value, redirects: redirects.value },
    problems: [
      ...[documents, pages, redirects].flatMap(({ problems }) => problems),
      ...documents.value.flatMap(takenSlugs(new Set())),
    ],
  };
}

/**
 * Returns a function that returns the problems of a document whose slug an earlier document of the
 * same type has in the same language (specification, section 5: addresses ignore case).
 */
function takenSlugs(taken: Set<string>) {
  return ({ _id, _type, slug }: IndexedDocument): ContentProblem[] =>
    locales.flatMap((locale) => {
      const own = slug[locale];
      if (!own) return [];
      const address = [_type, locale, own.toLowerCase()].join('/');
      if (!taken.has(address)) {
        taken.add(address);
        return [];
      }
      const owner = { id: _id, type: _type, revision: null };
      return { ...owner, field: `slug.${locale}`, expected: 'unique', leftOut: 'document' };
    });
}
