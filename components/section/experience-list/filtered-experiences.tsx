import { useTranslations } from 'next-intl';
import { FilteredList } from '#components/ui/filtered-list';
import type { ExperienceSummary } from '#lib/content/get-experience';
import { limits } from '#lib/content/parse/formats/limits';
import { formatLanguage } from '#lib/platform/format/language';
import { formatPrice } from '#lib/platform/format/price';
import type { Locale } from '#lib/platform/i18n/locales';
import {
  experienceOptions,
  matchesExperience,
  parseExperienceFilter,
} from '#lib/request/listing/experience-filter';
import { filterField } from '#lib/request/listing/filter-field';
import { pathFor } from '#lib/routing/path-for';
import { ExperienceList } from './experience-list';

interface FilteredExperiencesProps {
  readonly featured: ExperienceSummary | null;
  readonly others: readonly ExperienceSummary[];
  /** The query of the filter. */
  readonly query: URLSearchParams;
  readonly locale: Locale;
}

/** Renders the experiences by tour language, duration and price. */
export function FilteredExperiences({ featured, others, query, locale }: FilteredExperiencesProps) {
  const t = useTranslations('experience.filter');
  const filter = parseExperienceFilter(query);
  const all = featured ? [featured, ...others] : others;
  const options = experienceOptions(all, filter);
  const found = all.filter((experience) => matchesExperience(experience, filter));
  // A single match is shown at full width.
  const wide = found.length === 1 ? found[0] : found.find((experience) => experience === featured);
  const offer = <Name extends keyof typeof filter>(name: Name) => ({
    offered: options[name],
    chosen: filter[name],
  });
  return (
    <FilteredList
      path={pathFor('experiences', locale)}
      fields={[
        filterField('language', t('language'), offer('language'), (language) =>
          formatLanguage(language, locale),
        ),
        filterField('duration', t('duration'), offer('duration'), (minutes) =>
          t('upToMinutes', { minutes }),
        ),
        filterField('price', t('price'), offer('price'), (price) =>
          t('upToPrice', { price: formatPrice(price) }),
        ),
      ]}
      texts={{
        label: t('label'),
        submit: t('submit'),
        result: t('result', { shown: found.length, total: all.length }),
        none: t('none'),
        all: t('all'),
      }}
      found={found.length > 0}
    >
      <ExperienceList
        featured={wide ?? null}
        others={found.filter((experience) => experience !== wide).slice(0, limits.listed)}
        locale={locale}
      />
    </FilteredList>
  );
}
