import { getJobs } from '#lib/content/get-job';
import { HeadedSection } from '../shared/headed-section';
import { ListActions } from '../shared/section-actions';
import type { SectionProps } from '../shared/section-props';
import { JobList } from './job-list';

/** Renders the open positions, as of the time of viewing. */
export async function JobListSection({
  section,
  locale,
  decilitres,
  lang,
}: SectionProps<'jobListSection'>) {
  const { actions, limit } = section;
  return (
    <HeadedSection section={section} decilitres={decilitres} lang={lang}>
      <JobList jobs={await getJobs(locale)} limit={limit} locale={locale} now={new Date()} />
      <ListActions actions={actions} lang={lang} />
    </HeadedSection>
  );
}
