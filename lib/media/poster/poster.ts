import { createHash } from 'node:crypto';
import type { Picture } from '../../content/model/picture.ts';
import type { Locale } from '../../platform/i18n/locales.ts';
import type { RouteName } from '../../routing/routes.ts';

/** The content of a page's poster: the picture shown where the page is shared (Open Graph). */
export interface Poster {
  readonly route: RouteName;
  /** The slug of the document in `locale`; null for a route with a single page. */
  readonly slug: string | null;
  /** The language of its texts: the language of the page's content. */
  readonly locale: Locale;
  readonly title: string;
  /** Date, duration or price; null if there is none. */
  readonly line: string | null;
  /** The page's own picture; null if it has none that fills a poster. */
  readonly picture: Picture | null;
}

/** The size in pixels that readers of the Open Graph protocol crop least. */
export const posterSize = { width: 1200, height: 630 };

/** Increment it when the design of posters changes, so that networks fetch them again. */
const design = 1;

/** Returns the picture if it can fill a poster, because it has a background; else null. */
export function fillingPicture(picture: Picture | null): Picture | null {
  return picture && !picture.cutOut ? picture : null;
}

/** Returns a hash of everything visible on the poster: twelve hexadecimal digits. */
export function posterVersion({ locale, title, line, picture }: Poster): string {
  const shown = picture && [picture.id, picture.crop, picture.hotspot];
  return createHash('sha256')
    .update(JSON.stringify([design, locale, title, line, shown]))
    .digest('hex')
    .slice(0, 12);
}

/** Returns the poster's path on the site, with its version, so that it can be cached for ever. */
export function posterPath(poster: Poster): string {
  const { locale, route, slug } = poster;
  const address = slug === null ? route : `${route}/${encodeURIComponent(slug)}`;
  return `/posters/${locale}/${address}/${posterVersion(poster)}.jpg`;
}
