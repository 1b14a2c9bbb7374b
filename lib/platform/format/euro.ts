import type { Locale } from '../i18n/locales.ts';
import { languageTags } from './language-tags.ts';

/**
 * About how much an amount in whole Kč is in euro, at `rate` Kč per euro, as the language writes
 * it, unbroken: `≈ €20`, `≈ 20 €`. It is for orientation; the house charges in crowns.
 */
export function formatEuro(amount: number, rate: number, locale: Locale): string {
  const euro = new Intl.NumberFormat(languageTags[locale], {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  }).format(amount / rate);
  return `≈\u00a0${euro}`;
}
