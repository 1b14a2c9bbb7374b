import type { Locale } from '../platform/i18n/locales.ts';
import table from './routes.json' with { type: 'json' };

/** Every route by its name, with its path in each language (specification, section 2). */
export const routes: Record<RouteName, Record<Locale, string>> = table.routes;

export type RouteName = keyof typeof table.routes;

/** The route under which a document of this type has its page; its paths contain `{slug}`. */
export const routeOfType = {
  experience: 'experience',
  event: 'event',
  jobPosting: 'career',
  deal: 'deal',
} as const satisfies Record<string, RouteName>;

export type SluggedType = keyof typeof routeOfType;

export type SlugRoute = (typeof routeOfType)[SluggedType];

/** Routes of documents. */
export const slugRoutes: readonly SlugRoute[] = Object.values(routeOfType);

/** Routes that are one page each. */
export type PageRoute = Exclude<RouteName, SlugRoute>;

export const routeNames = Object.keys(routes) as RouteName[];

export const pageRoutes = routeNames.filter((name): name is PageRoute => !isSlugRoute(name));

/** Whether a name is that of a route of documents. */
export function isSlugRoute(name: string): name is SlugRoute {
  return slugRoutes.some((route) => route === name);
}

/** Whether a name is that of a route that is one page. */
export function isPageRoute(name: string): name is PageRoute {
  return Object.hasOwn(routes, name) && !isSlugRoute(name);
}
