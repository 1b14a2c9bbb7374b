import { type Path, valueAt } from '../../content/check/testing/value-paths.ts';
import type { FullDocument } from '../../content/json/json.ts';
import { unescapeHtml } from '../../lib/platform/http/unescape-html.ts';
import { type Locale, locales } from '../../lib/platform/i18n/locales.ts';
import { type Addressed, documentPath } from '../../lib/routing/document-path.ts';
import { pathFor } from '../../lib/routing/path-for.ts';
import { isPageRoute, routeOfType } from '../../lib/routing/routes.ts';
import type { Corruption } from './corrupt.ts';

interface Page {
  readonly path: string;
  readonly html: string;
}

/** Returns the paths of the pages that may show the document of a corruption. */
export type FindPages = (corruption: Corruption) => ReadonlySet<string>;

/** Shorter texts are looked for as a whole only: they are parts of others. */
const minPartLength = 20;

/** Longer texts are looked for as parts of others only where they are nowhere as a whole. */
const maxPartLength = 60;

/** Shorter texts may be on any page. */
const minTextLength = 6;

/**
 * The types of the documents that every page shows, or obeys. A ticket type is not on every page, but
 * on some that have none of its texts: the ages in its name are filled in, and prices are computed.
 */
const ofEveryPage: ReadonlySet<string> = new Set([
  'announcement',
  'navigation',
  'openingHours',
  'settings',
  'ticketType',
]);

/** Lists events, as the page of each event does. Each list knows when its last event ends. */
export const listOfEvents = /"_type":"(?:eventListSection|event)"/;

/** Fields shown only on the page itself; a change of others may concern the links to it. */
const insidePages: ReadonlySet<unknown> = new Set(['sections', 'body']);

/**
 * Returns a function that finds the pages that may show the document of a corruption. Every page shows
 * documents of some types, and the cheapest experience: its price. Any other document has its address
 * there; or a text that no other document has is in the HTML or the payload; or such a page shows a
 * document that refers to it; or it is among the last events, and there is a list of events. Unless
 * the field is inside the document's own page, a link to it shows the document too; of a page, what is
 * inside is shown where its texts are. Its own pages come first.
 */
export function findShowing(documents: readonly FullDocument[], pages: Iterable<Page>): FindPages {
  const all = [...pages];
  const parts = partsOf(all);
  const shownIn = documents
    .filter(({ _type }) => !ofEveryPage.has(_type))
    .map((document) => ({ document, json: JSON.stringify(document) }));
  const textsOf = new Map(documents.map(({ _id, ...rest }) => [_id, new Set(textsIn(rest))]));
  const holders = Map.groupBy(
    [...textsOf].flatMap(([id, texts]) => [...texts].map((text) => ({ id, text }))),
    ({ text }) => text,
  );
  const found = new Map<string, ReadonlySet<string>>();
  const lowestPrice = Math.min(...documents.flatMap(priceOf));
  const isOnEveryPage = (document: FullDocument) =>
    ofEveryPage.has(document._type) || priceOf(document).includes(lowestPrice);

  /** Returns the pages with a text of a document, or of what is at a path in it, that no other one has. */
  function pagesWith(document: FullDocument, path: Path = []): ReadonlySet<string> {
    const name = [document._id, ...path].join(' ');
    const earlier = found.get(name);
    if (earlier) return earlier;
    const texts =
      path.length > 0 ? new Set(textsIn(valueAt(document, path))) : textsOf.get(document._id);
    const own = [...(texts ?? [])].filter((text) => holders.get(text)?.length === 1);
    const paths = new Set(own.flatMap((text) => pathsWith(text, parts)));
    found.set(name, paths);
    return paths;
  }

  const listing = shownIn
    .filter(({ json }) => listOfEvents.test(json))
    .flatMap(({ document }) => addressesOf(document));

  const last = lastEvents(documents);

  return ({ original, path }) => {
    const addresses = addressesOf(original);
    if (isOnEveryPage(original)) return new Set([...addresses, ...all.map((page) => page.path)]);
    if (original._type === 'page' && insidePages.has(path[0])) {
      return new Set([...addresses, ...pagesWith(original, path.slice(0, 2))]);
    }
    // Pages are not shown in others, only linked.
    const referring =
      original._type === 'page'
        ? []
        : shownIn.filter(({ json }) => json.includes(`"_ref":"${original._id}"`));
    const linking = insidePages.has(path[0])
      ? []
      : addresses.flatMap((address) => [...(parts.get(address) ?? [])]);
    return new Set([
      ...addresses,
      ...pagesWith(original),
      ...referring.flatMap(({ document }) => [...addressesOf(document), ...pagesWith(document)]),
      ...linking,
      ...(last.has(original._id) ? listing : []),
    ]);
  };
}

/**
 * Returns the ids of the events that are the last of a list: of all, or of a place. The list on the page
 * of the last one ends with the one before.
 */
function lastEvents(documents: readonly FullDocument[]): ReadonlySet<string> {
  const events = documents
    .filter(({ _type }) => _type === 'event')
    .toSorted((one, other) => String(other.end).localeCompare(String(one.end)));
  const languagesOf = ({ languages }: FullDocument) => (Array.isArray(languages) ? languages : []);
  const lists = Map.groupBy(
    events.flatMap((event) =>
      languagesOf(event).map((language) => ({ list: `${language} ${event.place}`, event })),
    ),
    ({ list }) => list,
  );
  return new Set(
    [...lists.values()].flatMap((all) => all.slice(0, 2).map(({ event }) => event._id)),
  );
}

/** Returns the price of an experience. */
function priceOf({ _type, price }: FullDocument): number[] {
  return _type === 'experience' && typeof price === 'number' ? [price] : [];
}

/** Returns the addresses of a document's own page in the languages; none if it has no page. */
export function addressesOf(document: FullDocument): string[] {
  return locales.flatMap((locale) => addressIn(document, locale) ?? []);
}

function addressIn(document: FullDocument, locale: Locale): string | null {
  const { route } = document;
  if (typeof route === 'string' && isPageRoute(route)) return pathFor(route, locale);
  return isAddressed(document) ? documentPath(document, locale) : null;
}

function isAddressed(document: FullDocument): document is FullDocument & Addressed {
  return Object.hasOwn(routeOfType, document._type);
}

/** Returns the paths of the pages with a text, as a whole or in a longer one. */
function pathsWith(text: string, parts: Parts): string[] {
  const whole = [...(parts.get(text) ?? [])];
  const maxAsPart = whole.length > 0 ? maxPartLength : Number.POSITIVE_INFINITY;
  if (text.length < minPartLength || text.length > maxAsPart) return whole;
  return [...parts].flatMap(([part, paths]) => (part.includes(text) ? [...paths] : []));
}

/** The boundary of two texts: a tag, or a quotation mark, which is escaped in the payload. */
const betweenTexts = /\\?"|[<>]/;

/**
 * The texts between tags and quotation marks of pages, and the paths in addresses, each with the paths
 * of the pages that have it.
 */
type Parts = ReadonlyMap<string, ReadonlySet<string>>;

function partsOf(pages: readonly Page[]): Parts {
  const parts = new Map<string, Set<string>>();
  for (const { path, html } of pages) {
    for (const part of html.split(betweenTexts)) {
      const text = part.startsWith('/') ? part.replace(/[?#].*/, '') : unescapeHtml(part);
      const paths = parts.get(text) ?? new Set();
      parts.set(text, paths.add(path));
    }
  }
  return parts;
}

/** Returns the texts, addresses and names of pictures in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    const text = value.trim().replace(/^image-|-[a-z]+$/g, '');
    return text.length < minTextLength ? [] : [text];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) =>
    /^_(key|type|rev|createdAt|updatedAt)$/.test(name) ? [] : textsIn(field),
  );
}
