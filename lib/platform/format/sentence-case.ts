import type { Locale } from '../i18n/locales.ts';

/**
 * Capitalizes a text for the start of a line: Czech and Italian write months and weekdays small.
 */
export function sentenceCase(text: string, locale: Locale): string {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase(locale) + rest.join('');
}
