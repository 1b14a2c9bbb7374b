/** The languages of the site (specification, sections 1 and 3), in the order they are offered. */
export const locales = ['en', 'cs', 'de', 'it'] as const;

export type Locale = (typeof locales)[number];

/** The language used when nothing indicates which one a visitor reads. */
export const defaultLocale = 'en' satisfies Locale;

/** The properties of a language that are not messages. */
interface LocaleData {
  /** The name of the language in itself. */
  readonly name: string;
  /** Its label on narrow screens. */
  readonly short: string;
  /** The tag for `Intl` (BCP 47). English is British: day before month, 24-hour clock. */
  readonly tag: string;
  /** The value of `og:locale` (The Open Graph protocol, optional metadata). */
  readonly openGraph: string;
  /** The flag of the language, named by a country if it has one of its own. */
  readonly flag: string;
  /** The subsets of the fonts that its texts need. */
  readonly fonts: readonly ('latin' | 'czech')[];
}

export const localeData = {
  en: {
    name: 'English',
    short: 'EN',
    tag: 'en-GB',
    openGraph: 'en_GB',
    flag: 'en',
    fonts: ['latin'],
  },
  cs: {
    name: 'Česky',
    short: 'CZ',
    tag: 'cs',
    openGraph: 'cs_CZ',
    flag: 'cz',
    fonts: ['latin', 'czech'],
  },
  de: {
    name: 'Deutsch',
    short: 'DE',
    tag: 'de',
    openGraph: 'de_DE',
    flag: 'de',
    fonts: ['latin'],
  },
  it: {
    name: 'Italiano',
    short: 'IT',
    tag: 'it',
    openGraph: 'it_IT',
    flag: 'it',
    fonts: ['latin'],
  },
} as const satisfies Record<Locale, LocaleData>;

/** True for the locales in their exact spelling. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** Returns a value if it is a locale, else the default one. */
export function localeFrom(value: unknown): Locale {
  return isLocale(value) ? value : defaultLocale;
}
