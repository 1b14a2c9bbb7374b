import 'server-only';
import { cache } from 'react';
import type { Locale } from '../i18n/locales.ts';
import { pictureOrigin } from './client.ts';
import { fetchContent } from './fetch-content.ts';
import { localize } from './localize.ts';
import type { Localized } from './localized.ts';
import { openingHoursQuery } from './queries/opening-hours.ts';
import type { OpeningHoursQueryResult } from './types.generated.ts';

export type VenueHours = Localized<OpeningHoursQueryResult[number]>;

/** Opening hours of all venues; clock times are `HH:mm` in Europe/Prague. */
export const getOpeningHours = cache(async (locale: Locale): Promise<VenueHours[]> => {
  const venues = await fetchContent<OpeningHoursQueryResult>(openingHoursQuery, {}, [
    'openingHours',
  ]);
  return localize(venues, locale, pictureOrigin);
});
