import { useTranslations } from 'next-intl';
import { QuestionPage } from '#components/ui/question-page';
import type { ExperienceSummary } from '#lib/content/get-experience';
import { contentLanguage } from '#lib/platform/format/document-language';
import type { Locale } from '#lib/platform/i18n/locales';
import { documentPath } from '#lib/routing/document-path';
import type { CalendarChoice } from '#lib/tickets/starts/read-choice';
import type { Schedule } from '#lib/tickets/starts/visit-days';
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
  const titleLanguage = contentLanguage(languages, locale);
  return (
    <QuestionPage
      heading={t('heading')}
      intro={
        <a href={documentPath(experience, locale)} lang={titleLanguage}>
          {title}
        </a>
      }
    >
      <VisitDays
        experience={_id}
        schedule={schedule}
        choice={choice}
        isPart={false}
        locale={locale}
        now={now}
      />
    </QuestionPage>
  );
}
