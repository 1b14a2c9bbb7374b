import 'server-only';
import { cache } from 'react';
import type { Locale } from '../i18n/locales.ts';
import { pictureOrigin } from './client.ts';
import { fetchContent } from './fetch-content.ts';
import { localize } from './localize.ts';
import type { Localized } from './localized.ts';
import { bookableQuery } from './queries/experience.ts';
import type { BookableQueryResult } from './types.generated.ts';

export type Bookable = Localized<BookableQueryResult[number]>;

/** The experiences that can be booked, in the editors' order. */
export const getBookable = cache(async (locale: Locale): Promise<Bookable[]> => {
  const list = await fetchContent<BookableQueryResult>(bookableQuery, {}, ['experience']);
  return localize(list, locale, pictureOrigin);
});
