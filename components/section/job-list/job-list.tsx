import { useTranslations } from 'next-intl';
import { JobRow, type ListedJob } from '#components/ui/job-row';
import styles from '#components/ui/row-list.module.css';
import { Timed } from '#components/ui/timed';
import { limits } from '#lib/content/parse/formats/limits';
import type { Locale } from '#lib/platform/i18n/locales';
import { endOfPragueDay } from '#lib/time/prague';
import { latest, renderedEntries, upcomingSpans } from '#lib/time/shown-spans';

interface EndingJob extends ListedJob {
  readonly _id: string;
  /** The last day to apply, `YYYY-MM-DD`. */
  readonly validThrough: string;
}

interface JobListProps {
  readonly jobs: readonly EndingJob[];
  /** Null for as many as a list may show. */
  readonly limit: number | null;
  readonly locale: Locale;
  readonly now: Date;
}

/** Renders the positions that are open for applications, in the given order. */
export function JobList({ jobs, limit, locale, now }: JobListProps) {
  const t = useTranslations('job');
  const ends = jobs.map(({ validThrough }) => endOfPragueDay(validThrough));
  const spans = upcomingSpans(ends, limit ?? limits.listed);
  return (
    <>
      <ul className={styles.list}>
        {renderedEntries(jobs, spans, now).map(({ entry, span }) => (
          <Timed as="li" key={entry._id} {...span} now={now}>
            <JobRow job={entry} locale={locale} />
          </Timed>
        ))}
      </ul>
      <Timed from={latest(ends)} now={now}>
        <p className={`lead ${styles.note}`}>{t('empty')}</p>
      </Timed>
    </>
  );
}
