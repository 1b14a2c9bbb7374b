import { defineQuery } from 'groq';
import { type Locale, locales } from '../../platform/i18n/locales.ts';
import { slugFor } from '../../routing/document-path.ts';
import { dealSpan } from '../../time/deal-span.ts';
import { boundsOf } from '../../time/shown-spans.ts';
import type { ContentProblem, ContentQuery, ParsedAnswer } from '../model/content-query.ts';
import type { SlugIndexQueryResult } from '../model/types.generated.ts';
import type { Owner } from '../parse/collect.ts';
import { documentType, isDocument, ownerOf } from '../parse/document.ts';
import { isRecord, ownField } from '../parse/formats/is-record.ts';
import { holdersOf } from '../parse/holders-of.ts';
import { parseList } from '../parse/list-query.ts';
import { documentFields, sluggedTypeItems } from './fragments.ts';
import { indexedDocumentSchema, indexedPageSchema, redirectSchema } from './slug-index.parser.ts';

const documentsList = `
  *[_type in [${sluggedTypeItems}]] | order(_createdAt asc, _id asc){
    ${documentFields}, _updatedAt, slug, languages, previousSlugs, end, validFrom, validThrough
  }
`;
const pagesList = `
  *[_type == "page"] | order(_createdAt asc, _id asc){ ${documentFields}, _updatedAt, route, languages }
`;
const redirectsList = `
  *[_type == "redirect"] | order(_createdAt asc, _id asc){ ${documentFields}, from, to, permanent }
`;

/**
 * All addresses defined in content, the oldest documents first: of several with the same slug, the
 * one that had it before has the address, or else the oldest. Of several with the same previous slug,
 * the youngest has it (see `findDocument`).
 */
export const slugIndexQuery = defineQuery(`{
  "documents": ${documentsList},
  "pages": ${pagesList},
  "redirects": ${redirectsList}
}`);

type IndexedDocument = SlugIndexQueryResult['documents'][number];

/** Unfit entries keep their last fit address. The sitemaps have a deal while it is valid. */
export const slugIndex: ContentQuery<SlugIndexQueryResult> = {
  name: 'slugIndex',
  groq: slugIndexQuery,
  parse: parseSlugIndex,
  // Which document has an address is decided once: the stored list does not show which one had it before.
  parseStored: (stored) => parseLists(stored),
  moments: ({ documents }) =>
    documents.flatMap((document) =>
      document._type === 'deal' ? boundsOf(dealSpan(document)) : [],
    ),
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
  const parsed = parseLists(result, lastFit);
  if (!parsed.ok) return parsed;
  const { value, problems } = parsed;
  const owners = ownersIn(isRecord(result) ? ownField(result, 'documents') : null);
  const addressed = withOwnAddresses(value.documents, lastFit?.documents ?? [], owners);
  return {
    ok: true,
    value: { ...value, documents: addressed.value },
    problems: [...problems, ...addressed.problems],
  };
}

/** Parses the three lists, each document by itself. */
function parseLists(
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
    { type: 'redirect', document: redirectSchema, unique: 'from' },
    lastFit?.redirects ?? [],
  );
  if (!documents || !pages || !redirects) {
    return { ok: false, reason: 'slugIndex: not an object of three lists of documents' };
  }
  return {
    ok: true,
    value: { documents: documents.value, pages: pages.value, redirects: redirects.value },
    problems: [documents, pages, redirects].flatMap(({ problems }) => problems),
  };
}

/**
 * Finds documents with a slug that another of their type has in the same language. They keep their
 * last fit slugs; one without them is put last, where the other one is found first.
 */
function withOwnAddresses(
  documents: readonly IndexedDocument[],
  lastFit: readonly IndexedDocument[],
  owners: ReadonlyMap<string, Owner>,
): { readonly value: IndexedDocument[]; readonly problems: ContentProblem[] } {
  const holders = holdersOf(documents, lastFit, addressesOf);
  const isOwn = (document: IndexedDocument) =>
    addressesOf(document).every((address) => holders.get(address) === document);
  const withLastSlug = (document: IndexedDocument): IndexedDocument | undefined => {
    const last = lastFit.find(({ _id }) => _id === document._id);
    const replacement = last && { ...document, slug: last.slug };
    const isFree = (address: string) => (holders.get(address) ?? document) === document;
    return replacement && addressesOf(replacement).every(isFree) ? replacement : undefined;
  };
  const placed = documents.map((document) => ({
    document,
    own: isOwn(document) ? document : withLastSlug(document),
  }));
  return {
    value: [
      ...placed.flatMap(({ own }) => own ?? []),
      ...placed.flatMap(({ document, own }) => (own ? [] : document)),
    ],
    problems: documents.flatMap((document) => takenSlugs(document, holders, owners)),
  };
}

/** Returns the documents of a list by their ids, with their revisions. */
function ownersIn(list: unknown): ReadonlyMap<string, Owner> {
  const documents = Array.isArray(list) ? list.filter(isDocument) : [];
  return new Map(documents.map((raw) => [raw._id, ownerOf(raw, documentType(raw))]));
}

/** Returns the addresses of a document, one for each language. */
function addressesOf(document: IndexedDocument): string[] {
  return locales.map((locale) => addressIn(document, locale));
}

/** Returns the address of a document in a language, which ignores case as `findDocument` does. */
function addressIn({ _type, slug }: IndexedDocument, locale: Locale): string {
  return [_type, locale, slugFor(slug, locale).toLowerCase()].join('/');
}

/** Returns the problems of a document whose slugs other documents have. */
function takenSlugs(
  document: IndexedDocument,
  holders: ReadonlyMap<unknown, IndexedDocument>,
  owners: ReadonlyMap<string, Owner>,
): ContentProblem[] {
  const taken = locales.filter((locale) => holders.get(addressIn(document, locale)) !== document);
  // Without a slug in a language, a document is found under its English one there.
  const languages = new Set(taken.map((locale) => (document.slug[locale] ? locale : 'en')));
  const owner = owners.get(document._id);
  if (!owner) return [];
  return [...languages].map((language) => ({
    ...owner,
    field: `slug.${language}`,
    expected: 'unique',
    leftOut: 'document',
  }));
}
