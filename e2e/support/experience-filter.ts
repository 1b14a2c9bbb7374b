import type { Locale } from '../../lib/platform/i18n/locales.ts';
import { experienceOptions } from '../../lib/request/listing/experience-filter.ts';
import { findContent } from './find-content.ts';

/** The fields of an experience that its list shows or filters by. */
interface ListedExperience {
  readonly title: string;
  readonly minutes: number;
  readonly price: number;
  readonly tourLanguages: readonly Locale[];
}

/** A filter of experiences: durations in minutes, prices in whole Kč. */
interface Filter {
  readonly language?: Locale;
  readonly duration?: number;
  readonly price?: number;
}

/** The experiences, and a filter that some of them match and others do not. */
export interface FilteredExperiences {
  readonly filter: Required<Filter>;
  readonly all: readonly ListedExperience[];
}

/**
 * Returns the filter of which most parts make a difference, among those that the list of
 * experiences offers; languages of few tours are preferred.
 */
export async function filteredExperiences(): Promise<FilteredExperiences> {
  const all = await findContent<ListedExperience[]>(
    'experiences',
    `*[_type == "experience"] | order(order) {
      "title": title.en, minutes, price, "tourLanguages": coalesce(tourLanguages, [])
    }`,
  );
  const options = experienceOptions(all, { language: null, duration: null, price: null });
  const toursIn = (language: Locale) => matching(all, { language }).length;
  const languages = options.language.toSorted((one, other) => toursIn(one) - toursIn(other));
  const filters = languages.flatMap((language) =>
    options.duration.flatMap((duration) =>
      options.price.map((price) => ({ language, duration, price })),
    ),
  );
  const [filter] = filters
    .filter((candidate) => matching(all, candidate).length > 0)
    .toSorted((one, other) => partsThatMatter(all, other) - partsThatMatter(all, one));
  if (!filter) throw new Error('The content has no experiences that a filter could distinguish.');
  return { filter, all };
}

/** Returns the experiences that match every part of a filter. */
export function matching(
  all: readonly ListedExperience[],
  { language, duration = Infinity, price = Infinity }: Filter,
): ListedExperience[] {
  return all.filter(
    (experience) =>
      (language === undefined || experience.tourLanguages.includes(language)) &&
      experience.minutes <= duration &&
      experience.price <= price,
  );
}

/** Returns how many parts of a filter exclude an experience that all others would let through. */
function partsThatMatter(
  all: readonly ListedExperience[],
  { language, duration, price }: Required<Filter>,
): number {
  const shown = matching(all, { language, duration, price }).length;
  const withoutOne = [
    { duration, price },
    { language, price },
    { language, duration },
  ];
  return withoutOne.filter((filter) => matching(all, filter).length > shown).length;
}
