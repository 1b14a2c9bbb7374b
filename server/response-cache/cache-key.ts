import type { IncomingMessage } from 'node:http';
import { draftCookieName, previewCookieName } from '../../lib/content/preview/preview-cookie.ts';
import { splitTarget } from '../../lib/platform/http/split-target.ts';
import { isLocale, type Locale, locales } from '../../lib/platform/i18n/locales.ts';
import { hiddenQuery } from '../../lib/request/forwarded-query.ts';
import { filterSearch } from '../../lib/request/listing/filter.ts';
import {
  type ListRoute,
  parseFilter,
  listRoutes as routesOfLists,
} from '../../lib/request/listing/list-route.ts';
import { isForwardedLink } from '../../lib/request/preview/forwarded-link.ts';
import { sharedSlugIndex } from '../../lib/request/shared-slug-index.ts';
import { unknownPathLocale } from '../../lib/request/unknown-path.ts';
import { pathFor } from '../../lib/routing/path-for.ts';
import { isGetOrHead } from '../http/is-get-or-head.ts';
import { payloadHash } from './payload-hash.ts';

/** The pages with a list that can be filtered, by their paths in all languages. */
const listRoutes: ReadonlyMap<string, ListRoute> = new Map(
  locales.flatMap((locale) =>
    routesOfLists.map((route) => [pathFor(route, locale), route] as const),
  ),
);

/** Texts beside the pages that are the same for everybody. */
const sharedFiles: ReadonlySet<string> = new Set(['/robots.txt', '/llms.txt']);

/** Headers that the framework sends to itself. */
const internalHeader = /^x-(?:invoke|matched-path|middleware|next|prerender)/;

/** Whether the framework varies its responses by a header, or sends it to itself. */
function isOfFramework(name: string): boolean {
  return (
    name === 'rsc' ||
    name.startsWith('next-') ||
    (name.startsWith('x-') && internalHeader.test(name))
  );
}

/**
 * Returns the key of the stored response to a request for a public page, or for one of `sharedFiles`:
 * its path, the filter of a list in its canonical form, and whether the router requests the page's
 * payload or a part of it.
 * Null for every request whose response must be neither stored nor taken from the cache: other
 * methods than GET and HEAD, previews, credentials, and what is not a page with its language in the
 * path. Null also for other spellings of an address, which would fill the cache with copies of a page.
 */
export function cacheKey(request: IncomingMessage): string | null {
  if (!isForEverybody(request)) return null;
  const { path, query } = splitTarget(request.url ?? '');
  const payload = payloadKey(request, query);
  if (payload === null) return null;
  if (sharedFiles.has(path)) return payload === '' ? path : null;
  if (!isLocale(path.split('/', 2)[1])) return null;
  const search = canonicalSearch(path, hiddenQuery(request));
  return search === null ? null : payload + path + search;
}

/**
 * The headers with which the router states what it requests of a page: everything, or for a prefetch
 * one segment; and what it has, on which the payloads of pages that visitors share do not depend.
 */
const ofRouter = {
  rsc: /^1$/,
  'next-router-prefetch': /^[12]$/,
  'next-router-segment-prefetch': /^\/[\w$!=.()/-]{1,200}$/,
  'next-router-state-tree': /^/,
  'next-url': /^/,
} as const;

/**
 * Returns the part of a key that distinguishes the router's requests for the payload of a page from
 * each other, and from a request for the page itself, for which it is empty. Null for requests that
 * neither browsers nor the router send.
 */
function payloadKey({ headers }: IncomingMessage, query: string | null): string | null {
  const given = Object.keys(headers).filter(isOfFramework);
  if (given.length === 0) return query === null ? '' : null;
  // The framework redirects all others: a cache in front may not distinguish responses by headers.
  if (headers.rsc === undefined || query !== `_rsc=${payloadHash(headers)}`) return null;
  const isKnown = given.every(
    (name) => isOfRouter(name) && ofRouter[name].test(`${headers[name]}`),
  );
  if (!isKnown) return null;
  const { 'next-router-prefetch': prefetch = '', 'next-router-segment-prefetch': part = '' } =
    headers;
  // The framework responds to others with the whole payload, whatever segment they name.
  if (part !== '' && prefetch !== '1') return null;
  return `payload ${prefetch} ${part} `;
}

function isOfRouter(name: string): name is keyof typeof ofRouter {
  return Object.hasOwn(ofRouter, name);
}

/**
 * Returns the language of the not-found page for a request whose address is certainly unknown; null for
 * all others, for requests with credentials, and for previews, whose drafts may be at the address.
 */
export function unknownAddressLocale(request: IncomingMessage): Locale | null {
  if (!isForEverybody(request)) return null;
  const index = sharedSlugIndex();
  return index && unknownPathLocale(splitTarget(request.url ?? '').path, request.headers, index);
}

/** Whether a request is for a list with a query, which may be a filter. */
export function isForFilteredList(request: IncomingMessage): boolean {
  return hiddenQuery(request) !== '' && listRoutes.has(splitTarget(request.url ?? '').path);
}

/** Whether a request reads what is the same for everybody: without credentials, and no preview. */
function isForEverybody(request: IncomingMessage): boolean {
  const { headers, url = '' } = request;
  if (!isGetOrHead(request) || url.includes('#')) return false;
  return headers.authorization === undefined && !isPreview(request);
}

/**
 * Makes a request for an unknown address, or one that is refused, one for its HTML page: the framework
 * would redirect or respond to the router's requests without a page to be stored. That page is the
 * response, unless the limit has ended meanwhile: then the router loads the requested page as a whole.
 */
export function requestDocument(request: IncomingMessage): void {
  const { headers, url = '' } = request;
  request.url = splitTarget(url).path;
  for (const name of Object.keys(headers)) if (isOfFramework(name)) delete headers[name];
}

/**
 * Returns the key of a page at an internal path, which the middleware sends in place of the
 * requested one; no path of a request is like it.
 */
export function internalKey(path: string): string {
  return `internal ${path}`;
}

/** Whether a key is that of a page at an internal path (`internalKey`). */
export function isInternalKey(key: string): boolean {
  return key.startsWith('internal ');
}

/** Whether a request has a preview link or cookies of a preview, valid or not. */
export function isPreview(request: IncomingMessage): boolean {
  const { cookie = '' } = request.headers;
  const hasCookie = cookie.includes(previewCookieName) || cookie.includes(draftCookieName);
  return hasCookie || isForwardedLink(request);
}

/**
 * Returns the filter in the query of a page, the only part of a query on which a page depends; null
 * if it is written in another way than the site writes it.
 */
function canonicalSearch(path: string, search: string): string | null {
  const route = search === '' ? undefined : listRoutes.get(path);
  if (!route) return '';
  const query = new URLSearchParams(search);
  const filter = parseFilter(route, query);
  const given = new URLSearchParams([...query].filter(([name]) => Object.hasOwn(filter, name)));
  const canonical = filterSearch(filter);
  return (given.size > 0 ? `?${given}` : '') === canonical ? canonical : null;
}
