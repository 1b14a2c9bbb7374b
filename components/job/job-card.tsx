import { useTranslations } from 'next-intl';
import { ButtonLink } from '#components/ui/button-link';
import { FactList } from '#components/ui/fact-list';
import { JobSalary } from '#components/ui/job-salary';
import { TicketAction, TicketCard } from '#components/ui/ticket-card';
import { Timed } from '#components/ui/timed';
import type { Job } from '#lib/content/get-job';
import type { DocumentLanguage } from '#lib/platform/format/document-language';
import type { Locale } from '#lib/platform/i18n/locales';
import { formLink } from '#lib/routing/form-addresses';
import { formatDate } from '#lib/time/format/date';
import { endOfPragueDay } from '#lib/time/prague';

interface JobCardProps {
  readonly job: Job;
  readonly locale: Locale;
  readonly now: Date;
  readonly language: DocumentLanguage;
}

/** Renders the terms of a position, and the link to apply while it is open. */
export function JobCard({ job, locale, now, language }: JobCardProps) {
  const { contract, place, validThrough, salaryFrom, salaryTo, title } = job;
  const t = useTranslations('job');
  const paid = salaryFrom !== null || salaryTo !== null;
  return (
    <div lang={language.labels}>
      <TicketCard>
        <FactList
          facts={[
            { term: t('contractLabel'), value: t(`contract.${contract}`) },
            { term: t('placeLabel'), value: t(`place.${place}`) },
            paid ? { term: t('salaryLabel'), value: <JobSalary job={job} /> } : null,
            {
              term: t('deadline'),
              value: <time dateTime={validThrough}>{formatDate(validThrough, locale)}</time>,
            },
          ]}
        />
        <Timed until={endOfPragueDay(validThrough)} now={now}>
          <TicketAction>
            <ButtonLink {...formLink('career', locale, title)}>{t('apply')}</ButtonLink>
          </TicketAction>
        </Timed>
      </TicketCard>
    </div>
  );
}
