import { type Locale, localeData } from '../i18n/locales.ts';

/**
 * Formats an amount in whole Kč approximately in euros, at `rate` Kč per euro, as usual in the
 * language and without line breaks: `≈ €20`, `≈ 20 €`. For orientation; the museum charges in
 * crowns.
 */
export function formatEuro(amount: number, rate: number, locale: Locale): string {
  const euro = new Intl.NumberFormat(localeData[locale].tag, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  }).format(amount / rate);
  return `≈\u00a0${euro}`;
}
