import 'server-only';
import { cache } from 'react';
import type { Locale } from '../i18n/locales.ts';
import { pictureOrigin } from './client.ts';
import { fetchContent } from './fetch-content.ts';
import { localize } from './localize.ts';
import type { Localized } from './localized.ts';
import { dealQuery } from './queries/deal.ts';
import { linkable } from './tags.ts';
import type { DealQueryResult } from './types.generated.ts';

export type Deal = Localized<NonNullable<DealQueryResult>>;

/** One deal by its slug, ended or not, or null when none bears it. */
export const getDeal = cache(async (slug: string, locale: Locale): Promise<Deal | null> => {
  const found = await fetchContent<DealQueryResult>(dealQuery, { slug }, linkable);
  return found && localize(found, locale, pictureOrigin);
});
