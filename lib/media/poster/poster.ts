import { createHash } from 'node:crypto';
import type { Picture } from '../../content/picture.ts';
import type { Locale } from '../../platform/i18n/locales.ts';
import type { RouteName } from '../../routing/routes.ts';

/**
 * What stands on a page's poster: the picture that others show of the page where it is shared.
 */
export interface Poster {
  readonly route: RouteName;
  /** The slug of the document in `locale`; null for a route that is one page. */
  readonly slug: string | null;
  /** The language of its words: the one the page is told in. */
  readonly locale: Locale;
  readonly title: string;
  /** When, for how long or for how much; null where there is nothing of the kind to tell. */
  readonly line: string | null;
  /** The page's own picture; null for a page that has none to fill a poster with. */
  readonly picture: Picture | null;
}

/** The size that the Open Graph protocol's readers crop least, in pixels. */
export const posterSize = { width: 1200, height: 630 };

/** Goes up when posters are rendered in another way, so that networks fetch them again. */
const design = 1;

/** A picture that can fill a poster: one with a ground of its own. */
export function fillingPicture(picture: Picture | null): Picture | null {
  return picture && !picture.cutOut ? picture : null;
}

/** Changes with everything that is seen on the poster: twelve hexadecimal digits. */
export function posterVersion({ locale, title, line, picture }: Poster): string {
  const shown = picture && [picture.id, picture.crop, picture.hotspot];
  return createHash('sha256')
    .update(JSON.stringify([design, locale, title, line, shown]))
    .digest('hex')
    .slice(0, 12);
}

/** The poster's address on the site, with its version, so that it can be kept for good. */
export function posterPath(poster: Poster): string {
  const { locale, route, slug } = poster;
  const address = slug === null ? route : `${route}/${encodeURIComponent(slug)}`;
  return `/posters/${locale}/${address}/${posterVersion(poster)}.jpg`;
}
