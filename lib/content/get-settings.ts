import 'server-only';
import { cache } from 'react';
import type { Locale } from '../i18n/locales.ts';
import { pictureOrigin } from './client.ts';
import { fetchContent } from './fetch-content.ts';
import { localize } from './localize.ts';
import type { Localized } from './localized.ts';
import { settingsQuery } from './queries/settings.ts';
import { linkable } from './tags.ts';
import type { SettingsQueryResult } from './types.generated.ts';

export type Settings = Localized<NonNullable<SettingsQueryResult>>;

/** The settings document (specification, section 3), or null while none is published. */
export const getSettings = cache(async (locale: Locale): Promise<Settings | null> => {
  const found = await fetchContent<SettingsQueryResult>(settingsQuery, {}, [
    'settings',
    'person',
    ...linkable,
  ]);
  return found && localize(found, locale, pictureOrigin);
});
