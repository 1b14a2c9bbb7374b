/** The languages of the site (specification, sections 1 and 3), in the order they are offered. */
export const locales = ['en', 'cs', 'de', 'it'] as const;

export type Locale = (typeof locales)[number];

/** The language used when nothing indicates which one a visitor reads. */
export const defaultLocale = 'en' satisfies Locale;

/** The name of each language in itself, and its short label for narrow screens. */
export const localeNames = {
  en: { name: 'English', short: 'EN' },
  cs: { name: 'Česky', short: 'CZ' },
  de: { name: 'Deutsch', short: 'DE' },
  it: { name: 'Italiano', short: 'IT' },
} as const satisfies Record<Locale, { name: string; short: string }>;

/** True for the four locale codes in their exact spelling. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** Returns a value if it is a locale, else the default one. */
export function localeFrom(value: unknown): Locale {
  return isLocale(value) ? value : defaultLocale;
}
