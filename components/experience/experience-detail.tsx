import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Breadcrumb } from '#components/ui/breadcrumb';
import { DetailColumns } from '#components/ui/detail-columns';
import { DetailHero } from '#components/ui/detail-hero';
import { DetailSection } from '#components/ui/detail-section';
import { DetailStory } from '#components/ui/detail-story';
import { MarkedList } from '#components/ui/marked-list';
import { PartyForm } from '#components/ui/party-form';
import { experienceMark } from '#lib/consent/experience-mark';
import type { Experience, ExperienceSummary } from '#lib/content/get-experience';
import type { Ticketing } from '#lib/content/get-ticketing';
import { documentLanguage } from '#lib/platform/format/document-language';
import { type Locale, localeData } from '#lib/platform/i18n/locales';
import { pathFor } from '#lib/routing/path-for';
import { tastingAge } from '#lib/tickets/limits';
import { readChoice } from '#lib/tickets/starts/read-choice';
import type { Schedule } from '#lib/tickets/starts/visit-days';
import { BookingCard } from './booking-card';
import { PictureGrid } from './picture-grid';
import { PracticalFacts } from './practical-facts';
import { RelatedExperiences } from './related-experiences';
import { StageRoute } from './stage-route';
import { TicketTable } from './ticket-table';
import { VisitDays } from './visit-days/visit-days';

interface ExperienceDetailProps {
  readonly experience: Experience;
  /** Other experiences, in the order of the editors. */
  readonly related: readonly ExperienceSummary[];
  readonly ticketing: Ticketing;
  /** Shown to editors in place of tickets that cannot be shown. */
  readonly leftOutTickets?: ReactNode;
  readonly schedule: Schedule;
  /** The language of the page. */
  readonly locale: Locale;
  /** The language of the experience's text. */
  readonly contentLocale: Locale;
  readonly now: Date;
}

/** Renders the page of an experience: description, stages, prices and practical facts. */
export function ExperienceDetail(props: ExperienceDetailProps) {
  const { experience, related, ticketing, leftOutTickets, schedule, locale, contentLocale, now } =
    props;
  const { title, picture, minutes, groupSize, tourLanguages, body, stages, included } = experience;
  const t = useTranslations('experience');
  const party = useTranslations('party');
  const visitDays = useTranslations('visitDays');
  const language = documentLanguage(locale, contentLocale);
  const parent = { href: pathFor('experiences', locale), label: t('list') };
  const meta = [
    t('minutesLong', { minutes }),
    groupSize ? t('groupSize', { size: groupSize }) : null,
    tourLanguages?.map((tour) => localeData[tour].short).join(', ') ?? null,
    t('tasting', { age: tastingAge }),
  ];
  return (
    <>
      <article lang={language.document} {...{ [experienceMark]: experience._id }}>
        <DetailHero
          picture={picture}
          title={title}
          above={<Breadcrumb parent={parent} current={title} currentLanguage={language.document} />}
          meta={meta}
          labelsLanguage={language.labels}
        />
        <DetailColumns
          hanging={picture !== null}
          aside={
            <BookingCard
              experience={experience}
              ticketing={ticketing}
              locale={locale}
              language={language}
            />
          }
        >
          <DetailStory lead={experience.summary} body={body} />
          {stages?.length ? <StageRoute stages={stages} language={language} /> : null}
          {included?.length ? (
            <DetailSection heading={t('included')} headingLanguage={language.labels}>
              <MarkedList items={included} />
            </DetailSection>
          ) : null}
          <DetailSection
            heading={visitDays('heading')}
            headingLanguage={language.labels}
            className="screen-only"
          >
            <VisitDays
              experience={experience._id}
              schedule={schedule}
              choice={readChoice(new URLSearchParams(), now)}
              isPart
              locale={locale}
              lang={language.labels}
              now={now}
            />
          </DetailSection>
          {ticketing.types.length > 0 ? (
            <TicketTable
              experience={experience}
              ticketing={ticketing}
              locale={locale}
              language={language}
            />
          ) : null}
          {leftOutTickets}
          {ticketing.types.length > 0 ? (
            <DetailSection
              heading={party('heading')}
              headingLanguage={language.labels}
              className="screen-only"
            >
              <PartyForm
                experiences={[experience]}
                types={ticketing.types}
                locale={locale}
                lang={language.labels}
              />
            </DetailSection>
          ) : null}
        </DetailColumns>
        <PictureGrid pictures={experience.gallery ?? []} language={language} />
        <PracticalFacts experience={experience} locale={locale} language={language} />
      </article>
      {related.length > 0 ? <RelatedExperiences experiences={related} locale={locale} /> : null}
    </>
  );
}
