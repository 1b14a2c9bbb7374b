import { filterSearch, isActive } from '../listing/filter.ts';
import { isListRoute, parseFilter } from '../listing/list-route.ts';
import { codesIn } from '../referral/codes-in.ts';

/** How a request for a list that asks for a filter is answered. */
export type ListAnswer =
  | { readonly kind: 'filtered'; readonly path: string; readonly search: string }
  | { readonly kind: 'tidy'; readonly search: string };

/**
 * Decides a request for the page at an internal path by its query. A filter that a list knows is
 * drawn by a page of its own, which is told the filter and the codes of the visit, and nothing else. What a form sends of fields
 * left open is taken out of the address, so that it can be passed on. Null for everything else:
 * other pages, and queries without a filter, have the one page that everybody shares.
 */
export function answerList(path: string, query: URLSearchParams): ListAnswer | null {
  const [, locale, route = '', slug] = path.split('/');
  if (slug !== undefined || !isListRoute(route)) return null;
  const filter = parseFilter(route, query);
  const tidied = new URLSearchParams(query);
  for (const name of Object.keys(filter)) tidied.delete(name, '');
  if (tidied.size < query.size) return { kind: 'tidy', search: String(tidied) };
  if (!isActive(filter)) return null;
  return {
    kind: 'filtered',
    path: `/${locale}/filtered/${route}`,
    search: filterSearch({ ...filter, ...codesIn(query) }),
  };
}
