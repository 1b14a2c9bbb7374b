import type { Metadata } from 'next';
import { documentPoster, type PosterDocument } from '#lib/media/poster/document-poster';
import type { Locale } from '#lib/platform/i18n/locales';
import { documentPaths } from '#lib/routing/localized-paths';
import { pageMetadata } from '#lib/seo/metadata';
import { hasEnded } from '#lib/time/has-ended';

/**
 * Returns the metadata of the page of a document. What has ended at `now` is not indexed; experiences
 * have no end.
 */
export async function documentMetadata(
  document: PosterDocument,
  locale: Locale,
  now: Date,
): Promise<Metadata> {
  const { seo, languages } = document;
  return pageMetadata({
    title: seo.title,
    description: seo.description,
    poster: await documentPoster(document, locale),
    locale,
    paths: documentPaths(document),
    languages,
    current: document._type === 'experience' || !hasEnded(document, now),
  });
}
