import type { PageRoute } from '../../routing/routes.ts';
import { isNearMonth, parseEventFilter } from './event-filter.ts';
import { parseExperienceFilter } from './experience-filter.ts';
import type { Filter } from './filter.ts';

/** The pages whose list can be filtered, each with what reads its filter from a query. */
const filters = {
  experiences: parseExperienceFilter,
  events: parseEventFilter,
} as const satisfies Partial<Record<PageRoute, (asked: URLSearchParams) => Filter>>;

export type ListRoute = keyof typeof filters;

/** A page and what is asked of the list on it. */
export interface Listing {
  readonly route: PageRoute;
  /** The query; a list reads the filters it knows from it. */
  readonly asked: URLSearchParams;
}

/** Whether a route is a page whose list can be filtered. */
export function isListRoute(route: string): route is ListRoute {
  return Object.hasOwn(filters, route);
}

/** The filter that a query asks of the list of a route. */
export function parseFilter(route: ListRoute, asked: URLSearchParams): Filter {
  return filters[route](asked);
}

/** Whether a filter of a route is one of the few that a page is kept for. */
export function isCacheableFilter(route: ListRoute, filter: Filter, now: Date): boolean {
  return route !== 'events' || isNearMonth(filter.month ?? null, now);
}

/** The query of a page as the framework hands it over; what is given more than once is left out. */
export function singleValuedQuery(query: Readonly<Record<string, string | string[] | undefined>>) {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'string') asked.set(name, value);
  }
  return asked;
}
