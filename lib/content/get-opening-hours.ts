import 'server-only';
import { cache } from 'react';
import type { Locale } from '../platform/i18n/locales.ts';
import { openingHours } from './documents/opening-hours/opening-hours.query.ts';
import { fetchContent } from './fetch-content.ts';
import { localize } from './localize.ts';
import type { ContentOf } from './model/content-query.ts';
import type { Localized } from './model/localized.ts';
import { pictureOrigin } from './picture-origin.ts';

export type VenueHours = Localized<ContentOf<typeof openingHours>[number]>;

/** Returns the opening hours of all venues; clock times are `HH:mm` in Europe/Prague. */
export const getOpeningHours = cache(async (locale: Locale): Promise<VenueHours[]> => {
  const venues = await fetchContent(openingHours, locale);
  return localize(venues, locale, pictureOrigin);
});
