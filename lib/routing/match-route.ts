import { type Locale, locales } from '../platform/i18n/locales.ts';
import {
  isSlugRoute,
  type PageRoute,
  type RouteName,
  routeNames,
  routes,
  type SlugRoute,
} from './routes.ts';

/** A route found for the segments after the locale prefix. */
export type RouteMatch =
  | { readonly kind: 'page'; readonly route: PageRoute }
  | { readonly kind: 'document'; readonly route: SlugRoute; readonly slug: string };

/** The first segments of all languages, in lower case, with their routes. */
const pagesBySegment = new Map<string, PageRoute>();
const documentsBySegment = new Map<string, SlugRoute>();

for (const route of routeNames) {
  // The route's own name is the internal segment; it is matched too, to redirect to the public
  // path.
  if (!isSlugRoute(route)) pagesBySegment.set(route, route);
  for (const locale of locales) register(route, locale);
}

function register(route: RouteName, locale: Locale) {
  const segment = routes[route][locale].split('/')[1]?.toLowerCase() ?? '';
  if (isSlugRoute(route)) documentsBySegment.set(segment, route);
  else pagesBySegment.set(segment, route);
}

/**
 * Finds the route of these segments in any language, ignoring case. The caller checks whether the
 * spelling is that of the requested language.
 */
export function matchRoute(segments: readonly string[]): RouteMatch | null {
  const [first = '', slug] = segments;
  if (segments.length === 0) return { kind: 'page', route: 'home' };
  if (segments.length > 2) return null;
  if (slug !== undefined) {
    const route = documentsBySegment.get(first.toLowerCase());
    return route ? { kind: 'document', route, slug } : null;
  }
  const route = pagesBySegment.get(first.toLowerCase());
  return route ? { kind: 'page', route } : null;
}
