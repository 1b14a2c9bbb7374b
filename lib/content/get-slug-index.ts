import 'server-only';
import { cache } from 'react';
import { serverEnv } from '../platform/env/server.ts';
import { isLocale, locales } from '../platform/i18n/locales.ts';
import { routeOfType } from '../routing/routes.ts';
import type { SlugIndex } from '../routing/slug-index.ts';
import { beginningOf, hasBegun } from '../time/deal-span.ts';
import { earliest } from '../time/shown-spans.ts';
import { lookUpPublished } from './answers/read-published.ts';
import type { PreviewAccess } from './client/preview-access.ts';
import { reportToEditor } from './client/preview-problems.ts';
import { readDrafts } from './fetch-content.ts';
import type { ContentOf } from './model/content-query.ts';
import { readRedirectTarget } from './parse/formats/read-address.ts';
import { currentPreview } from './preview/preview-token.ts';
import { readSharedSlugIndex } from './preview/read-shared-slug-index.ts';
import { slugIndex } from './queries/slug-index.query.ts';

export type SlugIndexContent = ContentOf<typeof slugIndex>;

/**
 * Returns all addresses defined in content for the page being rendered: on public pages the stored
 * index; in a preview that of the drafts, where a draft without an address keeps its published one.
 * The page is not tagged with the index, so it does not depend on all other addresses.
 */
export const getSlugIndexContent = cache(async (): Promise<SlugIndexContent> => {
  const published = await lookUpPublished(slugIndex, {});
  const preview = await currentPreview();
  if (preview.kind !== 'on') return published;
  const { access, reading } = preview;
  if (!reading) return readPreviewedIndex(access, published);
  reportToEditor(reading.problems);
  return reading.index;
});

/** Returns the addresses that the holder of a preview token may see. Throws `ContentUnavailableError`. */
async function readPreviewedIndex(
  access: PreviewAccess,
  published: SlugIndexContent,
): Promise<SlugIndexContent> {
  return access.kind === 'link'
    ? ((await readSharedSlugIndex(published, access)) ?? published)
    : readDrafts(slugIndex, {}, { access, locale: null, lastFit: published });
}

/** The part of the index that routing needs on public pages, and until when it is so. */
interface PublicSlugIndex {
  readonly index: SlugIndex;
  /** When the next deal begins, which `index` does not contain; null if none does. */
  readonly until: Date | null;
}

/**
 * Returns the index for public pages at `now`. A deal before its first day has no address: a redirect
 * to it would disclose it.
 */
export function publicSlugIndex(content: SlugIndexContent, now: Date): PublicSlugIndex {
  const begun = content.documents.filter((document) => hasBegun(document, now));
  const coming = content.documents.filter((document) => !hasBegun(document, now));
  return {
    index: toSlugIndex({ ...content, documents: begun }),
    until: earliest(coming.flatMap((document) => beginningOf(document) ?? [])),
  };
}

/** Returns the part of the index that routing needs. */
export function toSlugIndex({ documents, redirects }: SlugIndexContent): SlugIndex {
  return {
    documents: documents.map(({ _id, _type, slug, previousSlugs }) => ({
      id: _id,
      route: routeOfType[_type],
      slugs: Object.fromEntries(
        locales.flatMap((locale) => (slug[locale] ? [[locale, slug[locale]]] : [])),
      ),
      previous: (previousSlugs ?? []).flatMap(({ language, slug: previous }) =>
        isLocale(language) ? [{ locale: language, slug: previous }] : [],
      ),
    })),
    redirects: redirects.flatMap(({ from, to, permanent }) => {
      const target = readRedirectTarget(to, serverEnv.siteUrl);
      return target === null ? [] : [{ from, to: target, permanent: permanent === true }];
    }),
  };
}
