import { isNearMonth } from './listing/event-filter.ts';
import { type Filter, isActive } from './listing/filter.ts';
import { filterSegment } from './listing/filter-segment.ts';
import { isListRoute, parseFilter } from './listing/list-route.ts';

/** How to handle a request for a list with a query. */
export type ListAnswer =
  /** With the page shared by all requests for this filter. */
  | { readonly kind: 'filtered'; readonly path: string }
  /** With a redirect to the address with another query. */
  | { readonly kind: 'tidy'; readonly search: string };

/**
 * Decides how to handle a request for the page at an internal path by its query. A valid filter of
 * a list has a shared page of its own, which receives only the filter. Empty fields of a submitted
 * form are removed from the address by a redirect, so that visitors can share it; so is a month far
 * from any event, because a page would be rendered for every such month. Null for everything else:
 * other pages, and queries without a filter, use the one shared page.
 */
export function answerList(path: string, query: URLSearchParams, now: Date): ListAnswer | null {
  const [, locale, route = '', slug] = path.split('/');
  if (slug !== undefined || !isListRoute(route)) return null;
  const filter: Filter = parseFilter(route, query);
  const tidied = new URLSearchParams(query);
  for (const name of Object.keys(filter)) tidied.delete(name, '');
  if (!isNearMonth(filter.month ?? null, now)) tidied.delete('month');
  if (tidied.size < query.size) return { kind: 'tidy', search: String(tidied) };
  if (!isActive(filter)) return null;
  return { kind: 'filtered', path: `/${locale}/filtered/${route}/${filterSegment(filter)}` };
}
