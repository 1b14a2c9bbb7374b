import { getExperiences } from '#lib/content/get-experience';
import { limits } from '#lib/content/parse/formats/limits';
import { HeadedSection } from '../shared/headed-section';
import { ListActions } from '../shared/section-actions';
import type { SectionProps } from '../shared/section-props';
import { ExperienceList } from './experience-list';
import { FilteredExperiences } from './filtered-experiences';

/**
 * Renders experiences in the order of the editors; the featured one, if any, comes first. On the
 * page of all experiences they can be filtered, unless the list has a limit.
 */
export async function ExperienceListSection({
  section,
  locale,
  decilitres,
  lang,
  listing,
}: SectionProps<'experienceListSection'>) {
  const { actions, limit } = section;
  const all = await getExperiences(locale);
  const featured = all.find(({ _id }) => _id === section.featured) ?? null;
  const others = all.filter((experience) => experience !== featured);
  const room = (limit ?? limits.listed) - (featured ? 1 : 0);
  return (
    <HeadedSection section={section} decilitres={decilitres} lang={lang}>
      {listing?.route === 'experiences' && limit === null ? (
        <FilteredExperiences
          featured={featured}
          others={others}
          query={listing.query}
          locale={locale}
        />
      ) : (
        <ExperienceList
          featured={featured}
          others={others.slice(0, room)}
          swiped={limit !== null}
          locale={locale}
        />
      )}
      <ListActions actions={actions} lang={lang} />
    </HeadedSection>
  );
}
