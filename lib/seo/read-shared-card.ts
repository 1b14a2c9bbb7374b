import 'server-only';
import { getAddressed } from '../content/get-addressed.ts';
import { getPage } from '../content/get-page.ts';
import { documentPoster } from '../media/poster/document-poster.ts';
import { pagePoster } from '../media/poster/page-poster.ts';
import { type Poster, posterPath } from '../media/poster/poster.ts';
import { isLocale } from '../platform/i18n/locales.ts';
import { matchRoute } from '../routing/match-route.ts';
import { splitPath } from '../routing/split-path.ts';

/** The preview of a shared page in social networks, as in the page's metadata. */
export interface SharedCard {
  readonly title: string;
  readonly description: string;
  /** The path of the poster. */
  readonly image: string;
}

/** Returns the card of the page at a public path, or null if there is none. */
export async function readSharedCard(path: string): Promise<SharedCard | null> {
  const [locale, ...segments] = splitPath(path) ?? [];
  const match = isLocale(locale) ? matchRoute(segments) : null;
  if (!isLocale(locale) || !match) return null;
  if (match.kind === 'page') {
    const page = await getPage(match.route, locale);
    return page && toCard(page, pagePoster(page, match.route, locale));
  }
  const document = await getAddressed[match.route](match.slug, locale);
  return document && toCard(document, await documentPoster(document, locale));
}

function toCard(
  { seo }: { readonly seo: { readonly title: string; readonly description: string } },
  poster: Poster,
): SharedCard {
  return { title: seo.title, description: seo.description, image: posterPath(poster) };
}
