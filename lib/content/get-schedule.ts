import 'server-only';
import type { Locale } from '../platform/i18n/locales.ts';
import type { Schedule } from '../tickets/starts/visit-days.ts';
import type { Experience } from './get-experience.ts';
import { getMuseumPlan } from './get-museum-plan.ts';
import { getSettings } from './get-settings.ts';

/** Returns when an experience takes place, as its document, the settings and the museum's hours say. */
export async function getSchedule(
  { departures, tourLanguages }: Pick<Experience, 'departures' | 'tourLanguages'>,
  locale: Locale,
): Promise<Schedule> {
  const [plan, settings] = await Promise.all([getMuseumPlan(locale), getSettings(locale)]);
  return {
    plan,
    departures,
    languages: tourLanguages ?? [],
    languageDays: settings?.tourLanguageDays ?? [],
  };
}
