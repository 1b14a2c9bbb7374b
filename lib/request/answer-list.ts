import { codesIn } from '../tickets/referral/codes-in.ts';
import { type Filter, filterSearch, isActive } from './listing/filter.ts';
import { filterSegment } from './listing/filter-segment.ts';
import { isCacheableFilter, isListRoute, parseFilter } from './listing/list-route.ts';

/** How to handle a request for a list with a query. */
export type ListAnswer =
  /** With the page shared by all requests for this filter. */
  | { readonly kind: 'filtered'; readonly path: string }
  /** With a page rendered for this request. */
  | { readonly kind: 'own'; readonly path: string; readonly search: string }
  | { readonly kind: 'tidy'; readonly search: string };

/**
 * Decides how to handle a request for the page at an internal path by its query. A valid filter of
 * a list has a shared page of its own, which receives only the filter; with referral codes, or for
 * a month far from any event, the list is rendered per request. Empty fields of a submitted form
 * are removed from the address by a redirect, so that visitors can share it. Null for everything
 * else: other pages, and queries without a filter, use the one shared page.
 */
export function answerList(path: string, query: URLSearchParams, now: Date): ListAnswer | null {
  const [, locale, route = '', slug] = path.split('/');
  if (slug !== undefined || !isListRoute(route)) return null;
  const filter: Filter = parseFilter(route, query);
  const tidied = new URLSearchParams(query);
  for (const name of Object.keys(filter)) tidied.delete(name, '');
  if (tidied.size < query.size) return { kind: 'tidy', search: String(tidied) };
  if (!isActive(filter)) return null;
  const codes = codesIn(query);
  const page = `/${locale}/filtered/${route}`;
  return Object.keys(codes).length === 0 && isCacheableFilter(route, filter, now)
    ? { kind: 'filtered', path: `${page}/${filterSegment(filter)}` }
    : { kind: 'own', path: page, search: filterSearch({ ...filter, ...codes }) };
}
