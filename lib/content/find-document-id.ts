import 'server-only';
import type { Locale } from '../platform/i18n/locales.ts';
import { findDocument } from '../routing/find-document.ts';
import { type PageRoute, routeOfType, type SluggedType } from '../routing/routes.ts';
import { slugIn } from '../routing/slug-index.ts';
import { fetchContent } from './fetch-content.ts';
import { getSlugIndexContent, type SlugIndexContent, toSlugIndex } from './get-slug-index.ts';
import { slugIndex } from './queries/slug-index.ts';

/**
 * The `_id` of the document that is served under a slug in a language, or null. Documents are read
 * by their id: one whose slug got lost is unfit, which is something else than deleted.
 */
export function findSlugged(
  type: SluggedType,
  slug: string,
  locale: Locale,
): Promise<string | null> {
  return findId((content) => {
    const index = toSlugIndex(content);
    const found = findDocument(index, routeOfType[type], locale, slug);
    const own = found && slugIn(found, locale)?.toLowerCase() === slug.toLowerCase();
    return own ? found.id : null;
  });
}

/** The `_id` of the page document of a route, or null. */
export function findPage(route: PageRoute): Promise<string | null> {
  return findId(({ pages }) => pages.find((page) => page.route === route)?._id ?? null);
}

/** Looks an id up. A page that shows that there is none has to be rendered again once there is. */
async function findId(find: (index: SlugIndexContent) => string | null): Promise<string | null> {
  return find(await getSlugIndexContent()) ?? find(await fetchContent(slugIndex));
}
