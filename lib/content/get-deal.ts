import 'server-only';
import { cache } from 'react';
import type { Locale } from '../platform/i18n/locales.ts';
import { pictureOrigin } from './client.ts';
import type { ContentOf } from './content-query.ts';
import { deal } from './documents/deal/deal.query.ts';
import { fetchContent } from './fetch-content.ts';
import { findSlugged } from './find-document-id.ts';
import { localize } from './localize.ts';
import type { Localized } from './localized.ts';

export type Deal = Localized<NonNullable<ContentOf<typeof deal>>>;

/** Returns the deal with this slug, even if it has ended, or null if there is none. */
export const getDeal = cache(async (slug: string, locale: Locale): Promise<Deal | null> => {
  const id = await findSlugged('deal', slug, locale);
  const found = id && (await fetchContent(deal, { id }));
  return found ? localize(found, locale, pictureOrigin) : null;
});
