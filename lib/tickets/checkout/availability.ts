import type { Locale } from '../../platform/i18n/locales.ts';
import { readDate, readTime } from './checkout-query.ts';
import type { CheckoutProduct } from './checkout-request.ts';

/** What the site asks a provider about: the starts of some days, `YYYY-MM-DD`, both included. */
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
  const date = 'date' in value ? readDate(String(value.date)) : null;
  const time = 'time' in value ? readTime(String(value.time)) : null;
  const places = 'places' in value ? Number(value.places) : Number.NaN;
  const languages = 'languages' in value && Array.isArray(value.languages) ? value.languages : null;
  if (date === null || time === null || Number.isNaN(places) || !languages) return [];
  return [{ date, time, languages: languages.map(String), places }];
}

/**
 * Whether there is a free place on a day or at a start, as `YYYY-MM-DD` or `YYYY-MM-DDTHH:mm`, in a
 * language, or in any. A start after midnight is on the day of its date.
 */
export function hasPlaces(
  starts: readonly AvailableStart[],
  when: string,
  language: Locale | null,
): boolean {
  return starts.some(({ date, time, languages, places }) => {
    const isMeant = when === date || when === `${date}T${time}`;
    const isSpoken = language === null || languages.length === 0 || languages.includes(language);
    return isMeant && isSpoken && places > 0;
  });
}
