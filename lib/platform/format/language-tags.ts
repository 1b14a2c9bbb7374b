import type { Locale } from '../i18n/locales.ts';

/** The language tags for `Intl`. English is British: day before month, 24-hour clock. */
export const languageTags = { en: 'en-GB', cs: 'cs', de: 'de', it: 'it' } as const satisfies Record<
  Locale,
  string
>;
