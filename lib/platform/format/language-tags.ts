import type { Locale } from '../i18n/locales.ts';

/** What Intl formats by. English here is the European one: day before month, 24 hours. */
export const languageTags = { en: 'en-GB', cs: 'cs', de: 'de', it: 'it' } as const satisfies Record<
  Locale,
  string
>;
