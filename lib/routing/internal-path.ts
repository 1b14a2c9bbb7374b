import type { Locale } from '../platform/i18n/locales.ts';
import type { PageRoute, SlugRoute } from './routes.ts';

/** Folders under `app/[locale]` that hold the pages of documents. */
const slugFolders = {
  experience: 'experiences',
  event: 'events',
  career: 'careers',
  deal: 'd',
} as const satisfies Record<SlugRoute, string>;

/**
 * Returns the App Router path that renders a route: folders have the route's name, so that one
 * table defines all public paths. `home` is the locale's own page.
 */
export function internalPath(route: PageRoute | SlugRoute, locale: Locale, slug?: string): string {
  if (route === 'home') return `/${locale}`;
  if (slug === undefined) return `/${locale}/${route}`;
  return `/${locale}/${slugFolders[route as SlugRoute]}/${encodeURIComponent(slug)}`;
}
