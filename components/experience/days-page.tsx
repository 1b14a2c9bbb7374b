import { useTranslations } from 'next-intl';
import { SectionFrame } from '#components/ui/section-frame';
import type { ExperienceSummary } from '#lib/content/get-experience';
import type { Locale } from '#lib/platform/i18n/locales';
import { documentPath } from '#lib/routing/document-path';
import type { CalendarChoice } from '#lib/tickets/starts/read-choice';
import type { Schedule } from '#lib/tickets/starts/visit-days';
import styles from './days-page.module.css';
import { VisitDays } from './visit-days/visit-days';

interface DaysPageProps {
  readonly experience: ExperienceSummary;
  readonly schedule: Schedule;
  readonly choice: CalendarChoice;
  readonly locale: Locale;
  readonly now: Date;
}

/** Renders the calendar of an experience as a page of its own, for months that its page lacks. */
export function DaysPage({ experience, schedule, choice, locale, now }: DaysPageProps) {
  const t = useTranslations('visitDays');
  const { _id, title, languages } = experience;
  return (
    <SectionFrame tone="paper" anchor={null} className={styles.page}>
      <h1 className={styles.heading}>{t('heading')}</h1>
      <p className="lead">
        <a
          href={documentPath(experience, locale)}
          lang={languages.includes(locale) ? undefined : 'en'}
        >
          {title}
        </a>
      </p>
      <VisitDays
        experience={_id}
        schedule={schedule}
        choice={choice}
        folded={false}
        locale={locale}
        now={now}
      />
    </SectionFrame>
  );
}
