import type { Locale } from '../../lib/platform/i18n/locales.ts';
import { findDocument } from '../../lib/routing/find-document.ts';
import type { SluggedDocument } from '../../lib/routing/slug-index.ts';
import type { Dataset } from './dataset.ts';

/**
 * Returns the id of the document that is served instead of another one under a slug that this one has
 * or had; undefined where there is none, or no slug.
 */
export function slugRival(
  { id, route }: SluggedDocument,
  locale: Locale,
  slug: string | null,
  { slugIndex }: Dataset,
): string | undefined {
  const served = slug === null ? null : findDocument(slugIndex, route, locale, slug);
  return served && served.id !== id ? served.id : undefined;
}
