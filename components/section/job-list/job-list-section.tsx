import { SectionFrame } from '#components/ui/section-frame';
import { getJobs } from '#lib/content/get-job';
import { ListActions } from '../section-actions';
import { SectionHead } from '../section-head';
import type { SectionProps } from '../section-props';
import { JobList } from './job-list';

/** The positions that are open, judged at the moment of viewing. */
export async function JobListSection({
  section,
  locale,
  decilitres,
  lang,
}: SectionProps<'jobListSection'>) {
  const { tone, anchor, label, heading, intro, actions, limit } = section;
  return (
    <SectionFrame
      tone={tone}
      anchor={anchor}
      label={label}
      decilitres={decilitres}
      labelLang={lang}
    >
      <SectionHead heading={heading} intro={intro} lang={lang} />
      <JobList jobs={await getJobs(locale)} limit={limit} locale={locale} now={new Date()} />
      <ListActions actions={actions} lang={lang} />
    </SectionFrame>
  );
}
