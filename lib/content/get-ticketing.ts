import 'server-only';
import type { Locale } from '../platform/i18n/locales.ts';
import type { LanguageDays } from '../tickets/tour-languages.ts';
import { getLowestPrice } from './get-lowest-price.ts';
import { getSettings } from './get-settings.ts';
import { getTicketTypes, type TicketType } from './get-ticket-types.ts';

/** What the tickets of all experiences have in common. */
export interface Ticketing {
  readonly types: readonly TicketType[];
  /** Kč per euro, for approximate prices; null while the house names none. */
  readonly euroRate: number | null;
  /** On which days tours are in which language. */
  readonly languageDays: readonly LanguageDays[];
  /** The least an adult pays for an experience, in whole Kč; null while there is none. */
  readonly fromPrice: number | null;
}

/** What the tickets of all experiences have in common, in a language. */
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
