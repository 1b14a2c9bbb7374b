import 'server-only';
import type { Locale } from '../platform/i18n/locales.ts';
import type { VenuePlan } from '../time/hours/venue-plan.ts';
import { getOpeningHours } from './get-opening-hours.ts';

/** Returns the opening hours of the museum, which tours follow; empty where there are none. */
export async function getMuseumPlan(locale: Locale): Promise<VenuePlan> {
  const venues = await getOpeningHours(locale);
  const museum = venues.find(({ venue }) => venue === 'museum');
  return { weekly: museum?.weekly ?? [], exceptions: museum?.exceptions ?? null };
}
