import type { Locale } from '../platform/i18n/locales.ts';
import { slugFor } from './document-path.ts';
import type { SlugRoute } from './routes.ts';
import type { SluggedDocument, SlugIndex } from './slug-index.ts';

/**
 * Finds the document for a slug in a language: the one served under it there, else the one with it as
 * a previous slug there, else the one with this slug in another language, now or earlier. Of several
 * with the same previous slug, the last one of the index: an event of this year has taken the slug of
 * one of an earlier year. Ignores case.
 */
export function findDocument(
  index: SlugIndex,
  route: SlugRoute,
  locale: Locale,
  slug: string,
): SluggedDocument | null {
  const wanted = slug.toLowerCase();
  const candidates = index.documents.filter((document) => document.route === route);
  const is = (value: string | null | undefined) => value?.toLowerCase() === wanted;
  return (
    candidates.find((document) => is(slugFor(document.slugs, locale))) ??
    candidates.findLast(({ previous }) =>
      previous.some((earlier) => earlier.locale === locale && is(earlier.slug)),
    ) ??
    candidates.find((document) => Object.values(document.slugs).some(is)) ??
    candidates.findLast((document) => document.previous.some((earlier) => is(earlier.slug))) ??
    null
  );
}
