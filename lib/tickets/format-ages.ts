import { italianYearsArticle } from '../platform/grammar/italian.ts';
import { formatYears, formatYearsLimit } from '../platform/grammar/years.ts';
import type { Locale } from '../platform/i18n/locales.ts';

/** A range of ages in years, both included; null without a limit. */
export interface Ages {
  readonly minAge: number | null;
  readonly maxAge: number | null;
}

/**
 * Formats ages: `6 to 17`, `under 6`, `65 and over`; empty without any limit. The oldest age is
 * included: visitors aged up to 5 are “under 6”.
 */
export function formatAges({ minAge, maxAge }: Ages, locale: Locale): string {
  if (minAge === null) return maxAge === null ? '' : below(maxAge + 1, locale);
  if (maxAge === null) return from(minAge, locale);
  return minAge === maxAge ? exactly(minAge, locale) : between(minAge, maxAge, locale);
}

function below(age: number, locale: Locale): string {
  const years = formatYearsLimit(age, locale);
  switch (locale) {
    case 'en':
      return `under ${age}`;
    case 'cs':
      return `do\u00a0${years}`;
    case 'de':
      return `unter ${years}`;
    case 'it': {
      const article = italianYearsArticle(age);
      return article ? `sotto ${article} ${years}` : `sotto ${years}`;
    }
  }
}

function from(age: number, locale: Locale): string {
  const years = formatYearsLimit(age, locale);
  switch (locale) {
    case 'en':
      return `${age} and over`;
    case 'cs':
      return `od\u00a0${years}`;
    case 'de':
      return `ab ${years}`;
    case 'it':
      return `da${italianYearsArticle(age) ?? ''} ${years}`;
  }
}

function between(minAge: number, maxAge: number, locale: Locale): string {
  const years = formatYears(maxAge, locale);
  switch (locale) {
    case 'en':
      return `${minAge}\u00a0to\u00a0${maxAge}`;
    case 'cs':
      return `${minAge} až ${years}`;
    case 'de':
      return `${minAge} bis ${years}`;
    case 'it': {
      const [dai, ai] = [italianYearsArticle(minAge), italianYearsArticle(maxAge)];
      return dai && ai ? `da${dai} ${minAge} a${ai}\u00a0${years}` : `da ${minAge} a\u00a0${years}`;
    }
  }
}

function exactly(age: number, locale: Locale): string {
  return locale === 'en' ? `${age}` : formatYears(age, locale);
}
