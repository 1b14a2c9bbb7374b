import 'server-only';
import { isLocale } from '../i18n/locales.ts';
import { routeOfType } from '../routing/routes.ts';
import type { SlugIndex } from '../routing/slug-index.ts';
import { contentClient } from './client.ts';
import { slugIndexQuery } from './queries/slug-index.ts';
import type { SlugIndexQueryResult } from './types.generated.ts';

/**
 * Reads the slug index afresh, past every cache. Throws when the service does not answer within
 * `deadline` milliseconds: the caller keeps the index it has.
 */
export async function readSlugIndex(deadline: number): Promise<SlugIndex> {
  const answer = await contentClient.fetch<SlugIndexQueryResult>(
    slugIndexQuery,
    {},
    { cache: 'no-store', signal: AbortSignal.timeout(deadline) },
  );
  return toSlugIndex(answer);
}

/** The part of the answer that routing needs. */
export function toSlugIndex(answer: SlugIndexQueryResult): SlugIndex {
  return {
    documents: answer.documents.map((document) => ({
      id: document._id,
      route: routeOfType[document._type],
      slugs: Object.fromEntries(
        document.languages.flatMap((locale) => {
          const slug = document.slug[locale];
          return slug ? [[locale, slug]] : [];
        }),
      ),
      previous: (document.previousSlugs ?? []).flatMap(({ language, slug }) =>
        isLocale(language) ? [{ locale: language, slug }] : [],
      ),
    })),
    redirects: answer.redirects.map(({ from, to, permanent }) => ({
      from,
      to,
      permanent: permanent !== false,
    })),
  };
}
