import { isLocale, type Locale } from '../../platform/i18n/locales.ts';
import { addMonths } from '../../time/months.ts';
import { languageField } from '../checkout/checkout-query.ts';
import { offeredMonths } from './visit-days.ts';

/** The name of the form field with the first month that is shown, `YYYY-MM`. */
export const monthField = 'month';

/** The visitor's choice in the calendar of an experience. */
export interface CalendarChoice {
  /** The first of the months that are shown, `YYYY-MM`. */
  readonly month: string;
  /** The language of the tour; null for any, undefined before the choice. */
  readonly language: Locale | null | undefined;
}

/**
 * Reads what is chosen from the query of a calendar. A month that is not offered, or after which none
 * is, counts as the nearest that can be shown first.
 */
export function readChoice(query: URLSearchParams, now: Date): CalendarChoice {
  const [first, last] = offeredMonths(now);
  const wanted = query.get(monthField) ?? '';
  const month = /^\d{4}-(?:0[1-9]|1[0-2])$/.test(wanted) ? wanted : first;
  const language = query.get(languageField) ?? undefined;
  // Two months are shown, and that in the middle of three is within the others.
  const [, nearest = first] = [first, month, addMonths(last, -1)].toSorted();
  return {
    month: nearest,
    language: isLocale(language) || language === undefined ? language : null,
  };
}
