import 'server-only';
import { cache } from 'react';
import type { Locale } from '../platform/i18n/locales.ts';
import { bookable } from './documents/experience/experience.query.ts';
import { fetchContent } from './fetch-content.ts';
import { localize } from './localize.ts';
import type { ContentOf } from './model/content-query.ts';
import type { Localized } from './model/localized.ts';
import { pictureOrigin } from './picture-origin.ts';

export type Bookable = Localized<ContentOf<typeof bookable>[number]>;

/** Returns the experiences that can be booked, in the editors' order. */
export const getBookable = cache(async (locale: Locale): Promise<Bookable[]> => {
  const list = await fetchContent(bookable, locale);
  return localize(list, locale, pictureOrigin);
});
