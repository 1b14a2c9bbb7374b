import { type Locale, localeData } from '../i18n/locales.ts';

/** The forms of a noun after a number, by its plural category (CLDR). */
type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** “Year” as a counted subject: 2 roky, 5 let, 5 Jahre. */
const counted: Readonly<Record<Locale, Forms>> = {
  en: { one: 'year', other: 'years' },
  cs: { one: 'rok', few: 'roky', other: 'let' },
  de: { one: 'Jahr', other: 'Jahre' },
  it: { one: 'anno', other: 'anni' },
};

/** “Year” after “from” and “under”: the Czech genitive (od 2 let), the German dative. */
const limiting: Readonly<Record<Locale, Forms>> = {
  ...counted,
  cs: { one: 'roku', other: 'let' },
  de: { one: 'Jahr', other: 'Jahren' },
};

/** Formats a number of years: `5 let`, `5 Jahre`. */
export function formatYears(count: number, locale: Locale): string {
  return withNoun(count, counted[locale], locale);
}

/** Formats a number of years as a limit, after “from” or “under”: `5 let`, `5 Jahren`. */
export function formatYearsLimit(count: number, locale: Locale): string {
  return withNoun(count, limiting[locale], locale);
}

function withNoun(count: number, forms: Forms, locale: Locale): string {
  const category = new Intl.PluralRules(localeData[locale].tag).select(count);
  return `${count}\u00a0${forms[category] ?? forms.other}`;
}
