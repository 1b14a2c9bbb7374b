import type { IncomingMessage } from 'node:http';
import { draftCookieName, previewCookieName } from '../../lib/content/preview/preview-cookie.ts';
import { isLocale, locales } from '../../lib/platform/i18n/locales.ts';
import { hiddenQuery } from '../../lib/request/forwarded-query.ts';
import { filterSearch } from '../../lib/request/listing/filter.ts';
import {
  type ListRoute,
  parseFilter,
  listRoutes as routesOfLists,
} from '../../lib/request/listing/list-route.ts';
import { notFoundPath } from '../../lib/request/not-found-path.ts';
import { isForwardedLink } from '../../lib/request/preview/forwarded-link.ts';
import { sharedSlugIndex } from '../../lib/request/shared-slug-index.ts';
import { unknownPathLocale } from '../../lib/request/unknown-path.ts';
import { pathFor } from '../../lib/routing/path-for.ts';

/** The pages with a list that can be filtered, by their paths in all languages. */
const listRoutes: ReadonlyMap<string, ListRoute> = new Map(
  locales.flatMap((locale) =>
    routesOfLists.map((route) => [pathFor(route, locale), route] as const),
  ),
);

/** Headers by which the framework varies its responses, or which it sends to itself. */
const ofFramework = /^(?:rsc$|next-|x-(?:invoke|matched-path|middleware|next|prerender))/;

/**
 * Returns the key of the stored response to a request for a public page: its path, and the filter of
 * a list in its canonical form; or the key of the not-found page, if the address is certainly
 * unknown. Null for every request whose response must be neither stored nor taken from the cache:
 * other methods than GET and HEAD, previews, credentials, the router's payloads, and what is not a
 * page with its language in the path. Null also for other spellings of an address, which would fill
 * the cache with copies of a page.
 */
export function cacheKey(request: IncomingMessage): string | null {
  const { method = '', headers, url = '' } = request;
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead || /[?#]/.test(url)) return null;
  if (headers.authorization !== undefined || isPreview(request)) return null;
  if (Object.keys(headers).some((name) => ofFramework.test(name))) return null;
  const index = sharedSlugIndex();
  const unknown = index && unknownPathLocale(url, headers, index);
  if (unknown) return notFoundKey(notFoundPath(unknown));
  if (!isLocale(url.split('/', 2)[1])) return null;
  const search = canonicalSearch(url, new URLSearchParams(hiddenQuery(request)));
  return search === null ? null : url + search;
}

/** Returns the key of the not-found page with this internal path; no path of a request is like it. */
export function notFoundKey(path: string): string {
  return `404 ${path}`;
}

export function isNotFoundKey(key: string): boolean {
  return key.startsWith('404 ');
}

/** Whether a request has a preview link or cookies of a preview, valid or not. */
function isPreview(request: IncomingMessage): boolean {
  const { cookie = '' } = request.headers;
  const hasCookie = cookie.includes(previewCookieName) || cookie.includes(draftCookieName);
  return hasCookie || isForwardedLink(request);
}

/**
 * Returns the filter in the query of a page, the only part of a query on which a page depends; null
 * if it is written in another way than the site writes it.
 */
function canonicalSearch(path: string, query: URLSearchParams): string | null {
  const route = listRoutes.get(path);
  if (!route) return '';
  const filter = parseFilter(route, query);
  const given = new URLSearchParams([...query].filter(([name]) => Object.hasOwn(filter, name)));
  const canonical = filterSearch(filter);
  return (given.size > 0 ? `?${given}` : '') === canonical ? canonical : null;
}
