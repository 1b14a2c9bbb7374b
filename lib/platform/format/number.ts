import { type Locale, localeData } from '../i18n/locales.ts';

/** Formats a number with the decimal mark of the language: `4.6`, `4,6`. */
export function formatNumber(value: number, locale: Locale): string {
  return new Intl.NumberFormat(localeData[locale].tag).format(value);
}

/** Formats a number of hundredths as usual in the language, without line breaks: `4.6%`, `4,6 %`. */
export function formatPercent(hundredths: number, locale: Locale): string {
  return new Intl.NumberFormat(localeData[locale].tag, {
    style: 'percent',
    maximumFractionDigits: 1,
  }).format(hundredths / 100);
}
