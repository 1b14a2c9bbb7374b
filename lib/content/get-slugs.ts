import 'server-only';
import type { Locale } from '../i18n/locales.ts';
import { slugFor } from '../routing/document-path.ts';
import type { SluggedType } from '../routing/routes.ts';
import { fetchPublished } from './fetch-content.ts';
import { slugIndexQuery } from './queries/slug-index.ts';
import { linkable } from './tags.ts';
import type { SlugIndexQueryResult } from './types.generated.ts';

/** Everything that has an address, as the sitemaps and the build need it. */
export function getSlugIndexDocuments(): Promise<SlugIndexQueryResult> {
  return fetchPublished<SlugIndexQueryResult>(slugIndexQuery, {}, [...linkable, 'redirect']);
}

/** The slugs under which documents of a type are served in a language. */
export async function getSlugs(type: SluggedType, locale: Locale): Promise<string[]> {
  const { documents } = await getSlugIndexDocuments();
  return documents
    .filter((document) => document._type === type)
    .map(({ slug }) => slugFor(slug, locale));
}
