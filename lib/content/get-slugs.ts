import 'server-only';
import type { Locale } from '../platform/i18n/locales.ts';
import { slugFor } from '../routing/document-path.ts';
import type { SluggedType } from '../routing/routes.ts';
import { lookUpPublished, readPublished } from './answers/read-published.ts';
import type { SlugIndexContent } from './get-slug-index.ts';
import { slugIndex } from './queries/slug-index.query.ts';

/** Returns everything published that has an address, for the sitemaps. */
export function getSlugIndexDocuments(): Promise<SlugIndexContent> {
  return readPublished(slugIndex, {});
}

/** Returns the slugs under which documents of a type are served in a language. */
export async function getSlugs(type: SluggedType, locale: Locale): Promise<string[]> {
  const { documents } = await lookUpPublished(slugIndex, {});
  return documents
    .filter((document) => document._type === type)
    .map(({ slug }) => slugFor(slug, locale));
}
