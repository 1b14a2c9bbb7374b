import { inEveryLocale } from '../platform/i18n/in-every-locale.ts';
import type { Locale } from '../platform/i18n/locales.ts';
import type { LocalizedPaths } from './localized-paths.ts';

/** The path of the page that works out the price for a party, after the language. */
export const partyPriceSegment = 'party-price';

/** Returns the path of the page that works out the price for a party. */
export function partyPricePath(locale: Locale): string {
  return `/${locale}/${partyPriceSegment}`;
}

/** Returns that path in each language, with a query: the numbers of guests. */
export function partyPricePaths(search: string): LocalizedPaths {
  return inEveryLocale((locale) => partyPricePath(locale) + search);
}
