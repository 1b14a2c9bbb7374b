import 'server-only';
import { cache } from 'react';
import type { Locale } from '../platform/i18n/locales.ts';
import { findAnswer } from './answers/find-answer.ts';
import { teams } from './documents/settings/settings.query.ts';
import { fetchContent } from './fetch-content.ts';
import { localize } from './localize.ts';
import type { ContentOf } from './model/content-query.ts';
import type { Localized } from './model/localized.ts';
import { pictureOrigin } from './picture-origin.ts';

/** The persons whom the settings document names as recipients of the messages of forms. */
export type Teams = Pick<Localized<ContentOf<typeof teams>[number]>, 'teamB2B' | 'teamHR'>;

/** Returns the teams of the settings document, or null if none is published. */
export const getTeams = cache(async (locale: Locale): Promise<Teams | null> => {
  const [found] = await fetchContent(teams, locale);
  return found ? localize(found, locale, pictureOrigin) : null;
});

/**
 * Returns the teams of the published settings document, also without a request, or null if there is
 * none. Few pages show them, so their answer may not be stored yet.
 */
export async function findTeams(locale: Locale): Promise<Teams | null> {
  const answer = await findAnswer(teams, {});
  const [found] = answer?.value ?? [];
  return found ? localize(found, locale, pictureOrigin) : null;
}
