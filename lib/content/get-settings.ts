import 'server-only';
import { cache } from 'react';
import type { Locale } from '../platform/i18n/locales.ts';
import { lookUpPublished } from './answers/read-published.ts';
import { settings } from './documents/settings/settings.query.ts';
import { fetchContent } from './fetch-content.ts';
import { localize } from './localize.ts';
import type { ContentOf } from './model/content-query.ts';
import type { Localized } from './model/localized.ts';
import { pictureOrigin } from './picture-origin.ts';

export type Settings = Localized<ContentOf<typeof settings>[number]>;

/** Returns the settings document (specification, section 3), or null if none is published. */
export const getSettings = cache(async (locale: Locale): Promise<Settings | null> => {
  const [found] = await fetchContent(settings, locale);
  return found ? localize(found, locale, pictureOrigin) : null;
});

/** Returns the published settings document, also without a request, or null if there is none. */
export async function findSettings(locale: Locale): Promise<Settings | null> {
  const [found] = await lookUpPublished(settings, {});
  return found ? localize(found, locale, pictureOrigin) : null;
}
