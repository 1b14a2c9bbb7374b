import { isLocale, type Locale } from '../../platform/i18n/locales.ts';
import { isPageRoute, isSlugRoute, type PageRoute, type SlugRoute } from '../../routing/routes.ts';

/** The page or document of a poster, and the poster's version. */
export type PosterAddress = {
  readonly locale: Locale;
  readonly version: string;
} & (
  | { readonly route: PageRoute; readonly slug: null }
  | { readonly route: SlugRoute; readonly slug: string }
);

/**
 * Parses a locale and the segments after it in `/posters/`: `route/version.jpg` or
 * `route/slug/version.jpg`; null if they are not the address of a poster.
 */
export function parsePosterAddress(
  locale: string,
  segments: readonly string[],
): PosterAddress | null {
  const [route = '', ...rest] = segments;
  const version = /^([0-9a-f]{12})\.jpg$/.exec(rest.at(-1) ?? '')?.[1];
  if (!isLocale(locale) || !version) return null;
  const [slug] = rest;
  if (rest.length === 1 && isPageRoute(route)) return { locale, version, route, slug: null };
  if (rest.length === 2 && slug && isSlugRoute(route)) return { locale, version, route, slug };
  return null;
}
