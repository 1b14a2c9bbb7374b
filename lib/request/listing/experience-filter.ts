import { isLocale, type Locale, locales } from '../../platform/i18n/locales.ts';
import { queryValue } from './filter.ts';

/** What visitors choose experiences by; null where they do not mind. */
export interface ExperienceFilter {
  /** A language the tour is guided in. */
  readonly language: Locale | null;
  /** The longest it may take, in minutes. */
  readonly duration: number | null;
  /** The most it may cost an adult with tasting, in whole Kč. */
  readonly price: number | null;
}

/** The facts of an experience that filters ask for. */
export interface FilterableExperience {
  readonly tourLanguages: readonly Locale[] | null;
  readonly minutes: number;
  readonly price: number;
}

const durations = [30, 45, 60, 75, 90];
const prices = [450, 550, 700];

/** Reads the filter from a query. What is not offered, or not understood, is passed over. */
export function parseExperienceFilter(asked: URLSearchParams) {
  const language = queryValue(asked, 'language');
  return {
    language: isLocale(language) ? language : null,
    duration: bound(durations, queryValue(asked, 'duration')),
    price: bound(prices, queryValue(asked, 'price')),
  } satisfies ExperienceFilter;
}

function bound(bounds: readonly number[], value: string | null): number | null {
  return bounds.find((candidate) => String(candidate) === value) ?? null;
}

/** Whether an experience has everything that is chosen. */
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
 * What can be chosen: languages that are spoken, and bounds that keep something and leave
 * something out. What is chosen already stays, so that it can be seen and changed.
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
