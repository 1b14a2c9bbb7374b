import { codesIn } from '../tickets/referral/codes-in.ts';
import { type Filter, filterSearch, isActive } from './listing/filter.ts';
import { filterSegment } from './listing/filter-segment.ts';
import { isCacheableFilter, isListRoute, parseFilter } from './listing/list-route.ts';

/** How a request for a list that asks for a filter is answered. */
export type ListAnswer =
  /** By the page that all who choose the same share. */
  | { readonly kind: 'filtered'; readonly path: string }
  /** By a page of the visitor's own. */
  | { readonly kind: 'own'; readonly path: string; readonly search: string }
  | { readonly kind: 'tidy'; readonly search: string };

/**
 * Decides a request for the page at an internal path by its query. A filter that a list knows has a
 * page of its own, which is told the filter and nothing else; with codes of a visit, or for a month
 * that no event is near, it is rendered for the one who asks. What a form sends of fields left open
 * is taken out of the address, so that it can be passed on. Null for everything else: other pages,
 * and queries without a filter, have the one page that everybody shares.
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
