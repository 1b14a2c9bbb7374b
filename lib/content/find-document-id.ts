import 'server-only';
import type { Locale } from '../platform/i18n/locales.ts';
import { slugFor } from '../routing/document-path.ts';
import { findDocument } from '../routing/find-document.ts';
import { type PageRoute, routeOfType, type SluggedType } from '../routing/routes.ts';
import { fetchContent } from './fetch-content.ts';
import { getSlugIndexContent, type SlugIndexContent, toSlugIndex } from './get-slug-index.ts';
import { slugIndex } from './queries/slug-index.query.ts';

/**
 * Returns the `_id` of the document served under a slug in a language, or null. Documents are then
 * read by their id, so that one whose slug got lost counts as unfit, not as deleted.
 */
export function findSlugged(
  type: SluggedType,
  slug: string,
  locale: Locale,
): Promise<string | null> {
  return findId((content) => {
    const index = toSlugIndex(content);
    const found = findDocument(index, routeOfType[type], locale, slug);
    const own = found && slugFor(found.slugs, locale)?.toLowerCase() === slug.toLowerCase();
    return own ? found.id : null;
  });
}

/** Returns the `_id` of the page document of a route, or null. */
export function findPage(route: PageRoute): Promise<string | null> {
  return findId(({ pages }) => pages.find((page) => page.route === route)?._id ?? null);
}

/**
 * Looks up an id. If there is none, `fetchContent` tags the page with the index, so that it is
 * re-rendered once the document exists.
 */
async function findId(find: (index: SlugIndexContent) => string | null): Promise<string | null> {
  return find(await getSlugIndexContent()) ?? find(await fetchContent(slugIndex, null));
}
