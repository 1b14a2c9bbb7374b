import 'server-only';
import type { Locale } from '../platform/i18n/locales.ts';
import type { LanguageDays } from '../tickets/tour-languages.ts';
import { getLowestPrice } from './get-lowest-price.ts';
import { getSettings } from './get-settings.ts';
import { getTicketTypes, type TicketType } from './get-ticket-types.ts';

/** The ticket data that all experiences share. */
export interface Ticketing {
  readonly types: readonly TicketType[];
  /** Kč per euro, for approximate prices; null if the settings have none. */
  readonly euroRate: number | null;
  /** The weekdays on which tours are given in each language. */
  readonly languageDays: readonly LanguageDays[];
  /** The lowest adult price of an experience, in whole Kč; null if there are no experiences. */
  readonly fromPrice: number | null;
}

/** Returns what the tickets of all experiences have in common, in a language. */
export async function getTicketing(locale: Locale): Promise<Ticketing> {
  const [types, settings, fromPrice] = await Promise.all([
    getTicketTypes(locale),
    getSettings(locale),
    getLowestPrice(),
  ]);
  return {
    types,
    euroRate: settings?.euroRate ?? null,
    languageDays: settings?.tourLanguageDays ?? [],
    fromPrice,
  };
}
