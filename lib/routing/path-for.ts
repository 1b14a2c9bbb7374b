import type { Locale } from '../platform/i18n/locales.ts';
import { type PageRoute, routes, type SlugRoute } from './routes.ts';

/**
 * Returns the public path of a route in a language, with its locale prefix and without a trailing
 * slash: `pathFor('museum', 'de')` is `/de/biermuseum-prag`. Slugs are escaped as path segments.
 */
export function pathFor(route: PageRoute, locale: Locale): string;
export function pathFor(route: SlugRoute, locale: Locale, slug: string): string;
export function pathFor(route: PageRoute | SlugRoute, locale: Locale, slug = ''): string {
  const path = routes[route][locale].replace('{slug}', encodeURIComponent(slug));
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}
