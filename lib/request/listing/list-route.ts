import type { PageRoute } from '../../routing/routes.ts';
import { parseEventFilter } from './event-filter.ts';
import { parseExperienceFilter } from './experience-filter.ts';
import type { Filter } from './filter.ts';

/** The pages whose list can be filtered, each with the parser of its filter. */
const filters = {
  experiences: parseExperienceFilter,
  events: parseEventFilter,
} as const satisfies Partial<Record<PageRoute, (query: URLSearchParams) => Filter>>;

export type ListRoute = keyof typeof filters;

/** A page with a list, and the query of the request. */
export interface Listing {
  readonly route: PageRoute;
  /** The query, from which a list parses its filter. */
  readonly query: URLSearchParams;
}

export const listRoutes = Object.keys(filters).filter(isListRoute);

/** Whether a route is a page whose list can be filtered. */
export function isListRoute(route: string): route is ListRoute {
  return Object.hasOwn(filters, route);
}

/** Parses the filter of a route's list from a query. */
export function parseFilter(route: ListRoute, query: URLSearchParams): Filter {
  return filters[route](query);
}
