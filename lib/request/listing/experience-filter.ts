import { isLocale, type Locale, locales } from '../../platform/i18n/locales.ts';
import { oneOf, queryValue } from './filter.ts';

/** The filter of experiences; null for values that are not chosen. */
export interface ExperienceFilter {
  /** A language of guided tours. */
  readonly language: Locale | null;
  /** Maximum duration in minutes. */
  readonly duration: number | null;
  /** Maximum price for an adult with tasting, in whole Kč. */
  readonly price: number | null;
}

/** The fields of an experience that filters compare. */
export interface FilterableExperience {
  readonly tourLanguages: readonly Locale[] | null;
  readonly minutes: number;
  readonly price: number;
}

const durations = [30, 45, 60, 75, 90];
const prices = [450, 550, 700];

/** Parses the filter from a query. Ignores values that are invalid or not offered. */
export function parseExperienceFilter(query: URLSearchParams) {
  const language = queryValue(query, 'language');
  return {
    language: isLocale(language) ? language : null,
    duration: oneOf(durations, queryValue(query, 'duration')),
    price: oneOf(prices, queryValue(query, 'price')),
  } satisfies ExperienceFilter;
}

/** Whether an experience matches all chosen values. */
export function matchesExperience(
  { tourLanguages, minutes, price }: FilterableExperience,
  filter: ExperienceFilter,
): boolean {
  return (
    (filter.language === null || (tourLanguages ?? []).includes(filter.language)) &&
    minutes <= (filter.duration ?? Infinity) &&
    price <= (filter.price ?? Infinity)
  );
}

/**
 * Returns the options: the languages of tours, and the limits that some experiences meet and others
 * exceed. Chosen values are included, so that visitors can see and change them.
 */
export function experienceOptions(
  experiences: readonly FilterableExperience[],
  chosen: ExperienceFilter,
) {
  const dividing = (facts: readonly number[]) => (limit: number) =>
    facts.some((fact) => fact <= limit) && facts.some((fact) => fact > limit);
  const ofMinutes = dividing(experiences.map(({ minutes }) => minutes));
  const ofPrice = dividing(experiences.map(({ price }) => price));
  return {
    language: locales.filter(
      (language) =>
        language === chosen.language ||
        experiences.some(({ tourLanguages }) => tourLanguages?.includes(language)),
    ),
    duration: durations.filter((limit) => limit === chosen.duration || ofMinutes(limit)),
    price: prices.filter((limit) => limit === chosen.price || ofPrice(limit)),
  };
}
