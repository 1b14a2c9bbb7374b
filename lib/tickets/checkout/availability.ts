import type { Locale } from '../../platform/i18n/locales.ts';
import { addDays } from '../../time/prague.ts';
import { readIsoDate, readTime, writeStart } from './checkout-query.ts';
import type { CheckoutProduct } from './checkout-request.ts';

/**
 * What the site asks a provider about: the starts of some days, `YYYY-MM-DD`, both included. Those after
 * midnight belong to the day on which the night began.
 */
export interface AvailabilityRequest {
  readonly product: CheckoutProduct;
  readonly from: string;
  readonly through: string;
}

/** A start that is on sale; see `docs/checkout.md`. */
export interface AvailableStart {
  /** `YYYY-MM-DD` in Prague. */
  readonly date: string;
  /** `HH:mm` in Prague. */
  readonly time: string;
  /** The languages of the tour, also ones that the site does not have; empty where not known. */
  readonly languages: readonly string[];
  /** How many places are free. */
  readonly places: number;
}

/**
 * Returns the starts of a provider's answer, without those that do not fulfil the contract; null for an
 * answer that is no list.
 */
export function parseAvailability(answer: unknown): AvailableStart[] | null {
  return Array.isArray(answer) ? answer.flatMap(parseStart) : null;
}

function parseStart(value: unknown): AvailableStart[] {
  if (typeof value !== 'object' || value === null) return [];
  const date = 'date' in value ? readIsoDate(String(value.date)) : null;
  const time = 'time' in value ? readTime(String(value.time)) : null;
  const places = 'places' in value ? value.places : null;
  const languages = 'languages' in value && Array.isArray(value.languages) ? value.languages : null;
  if (date === null || time === null || typeof places !== 'number' || !languages) return [];
  return [{ date, time, languages: languages.map(String), places }];
}

/** A start with the day to which it belongs, as in the calendar. */
export interface StartOfDay extends AvailableStart {
  /** `YYYY-MM-DD`; after midnight, the day on which the night began. */
  readonly day: string;
}

/**
 * Returns starts with their days. `nights` has the last start of each night that goes past midnight,
 * `YYYY-MM-DDTHH:mm`, by its day.
 */
export function withDays(
  starts: readonly AvailableStart[],
  nights: ReadonlyMap<string, string>,
): StartOfDay[] {
  return starts.map((start) => {
    const before = addDays(start.date, -1);
    const isOfNight = writeStart(start.date, start.time) <= (nights.get(before) ?? '');
    return { ...start, day: isOfNight ? before : start.date };
  });
}

/**
 * Whether there is a free place on a day or at a start, as `YYYY-MM-DD` or `YYYY-MM-DDTHH:mm`, in a
 * language, or in any.
 */
export function hasPlaces(
  starts: readonly StartOfDay[],
  when: string,
  language: Locale | null,
): boolean {
  return starts.some(({ day, date, time, languages, places }) => {
    const isMeant = when === day || when === writeStart(date, time);
    const isSpoken = language === null || languages.length === 0 || languages.includes(language);
    return isMeant && isSpoken && places > 0;
  });
}
