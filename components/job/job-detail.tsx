import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Breadcrumb } from '#components/ui/breadcrumb';
import { DetailColumns } from '#components/ui/detail-columns';
import { DetailHero } from '#components/ui/detail-hero';
import { DetailSection } from '#components/ui/detail-section';
import { DetailStory } from '#components/ui/detail-story';
import { MarkedList } from '#components/ui/marked-list';
import { Timed } from '#components/ui/timed';
import type { Job } from '#lib/content/get-job';
import { documentLanguage } from '#lib/platform/format/document-language';
import type { Locale } from '#lib/platform/i18n/locales';
import { pathFor } from '#lib/routing/path-for';
import { endOfPragueDay } from '#lib/time/prague';
import { JobCard } from './job-card';

interface JobDetailProps {
  readonly job: Job;
  /** The language of the page. */
  readonly locale: Locale;
  /** The language of the position's text. */
  readonly contentLocale: Locale;
  readonly now: Date;
  /** Shown once the last day to apply is over. */
  readonly closedNotice: ReactNode;
}

/**
 * Renders the page of a position. After its last day, it keeps the text, shows the notice and
 * accepts no applications.
 */
export function JobDetail({ job, locale, contentLocale, now, closedNotice }: JobDetailProps) {
  const { title, picture, contract, place, summary, body, offer } = job;
  const t = useTranslations('job');
  const language = documentLanguage(locale, contentLocale);
  const parent = { href: pathFor('careers', locale), label: t('list') };
  return (
    <article lang={language.document}>
      <DetailHero
        picture={picture}
        title={title}
        above={<Breadcrumb parent={parent} current={title} currentLanguage={language.document} />}
        meta={[t(`contract.${contract}`), t(`place.${place}`)]}
        labelsLanguage={language.labels}
      />
      <DetailColumns
        hanging={picture !== null}
        aside={<JobCard job={job} locale={locale} now={now} language={language} />}
      >
        <DetailStory
          lead={summary}
          body={body}
          notice={
            <Timed from={endOfPragueDay(job.validThrough)} now={now}>
              <div lang={language.labels}>{closedNotice}</div>
            </Timed>
          }
        />
        {offer?.length ? (
          <DetailSection heading={t('offer')} headingLanguage={language.labels}>
            <MarkedList items={offer} />
          </DetailSection>
        ) : null}
      </DetailColumns>
    </article>
  );
}
