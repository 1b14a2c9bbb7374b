import { useTranslations } from 'next-intl';
import { contentLanguage } from '#lib/platform/format/document-language';
import type { Locale } from '#lib/platform/i18n/locales';
import type { Addressed } from '#lib/routing/document-path';
import styles from './job-row.module.css';
import { JobSalary } from './job-salary';
import { langAttribute } from './lang-attribute';
import { ListedTitle } from './listed-title';
import poured from './poured-row.module.css';

/** A position as shown in a list. */
export interface ListedJob extends Addressed {
  readonly title: string;
  readonly summary: string;
  readonly contract: 'fullTime' | 'partTime' | 'seasonal';
  readonly place: 'museum' | 'taproom' | 'beerHall' | 'cellar' | 'shop' | 'office';
  /** In whole Kč a month; null where it is not stated. */
  readonly salaryFrom: number | null;
  readonly salaryTo: number | null;
  readonly languages: readonly Locale[];
}

interface JobRowProps {
  readonly job: ListedJob;
  readonly locale: Locale;
}

/** Renders a position between hairlines. The whole row is the target of its one link. */
export function JobRow({ job, locale }: JobRowProps) {
  const t = useTranslations('job');
  const language = contentLanguage(job.languages, locale);
  return (
    <article className={`${poured.row} ${styles.columns}`}>
      <div>
        <h3 className={poured.title}>
          <ListedTitle document={job} locale={locale} />
        </h3>
        <p className={poured.summary} {...langAttribute(language)}>
          {job.summary}
        </p>
      </div>
      <p className={styles.terms}>
        {t(`contract.${job.contract}`)}
        <br />
        <span className={styles.place}>{t(`place.${job.place}`)}</span>
      </p>
      <p className={styles.salary}>
        <JobSalary job={job} />
      </p>
    </article>
  );
}
