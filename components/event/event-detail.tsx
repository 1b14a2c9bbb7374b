import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Breadcrumb } from '#components/ui/breadcrumb';
import { DetailColumns } from '#components/ui/detail-columns';
import { DetailHero } from '#components/ui/detail-hero';
import { DetailStory } from '#components/ui/detail-story';
import type { EndingEvent } from '#components/ui/event-list';
import { Timed } from '#components/ui/timed';
import type { Event } from '#lib/content/get-event';
import { documentLanguage } from '#lib/platform/format/document-language';
import { contentLocale } from '#lib/platform/i18n/content-locale';
import type { Locale } from '#lib/platform/i18n/locales';
import { pathFor } from '#lib/routing/path-for';
import { EventCard } from './event-card';
import { EventMonth } from './event-month';
import { MoreEvents } from './more-events';

interface EventDetailProps {
  readonly event: Event;
  /** The page's public URL, with its origin. */
  readonly url: string;
  /** All other events, the earliest first. */
  readonly others: readonly EndingEvent[];
  /** The language of the page. */
  readonly locale: Locale;
  readonly now: Date;
  /** Shown once the event is over. */
  readonly expiredNotice: ReactNode;
}

/**
 * Renders the page of an event. Past its end, it keeps the description, shows the notice and sells
 * nothing.
 */
export function EventDetail(props: EventDetailProps) {
  const { event, url, others, locale, now, expiredNotice } = props;
  const { title, picture, kind, place, body, summary } = event;
  const t = useTranslations('event');
  const language = documentLanguage(locale, contentLocale(event.languages, locale));
  const parent = { href: pathFor('events', locale), label: t('list') };
  return (
    <>
      <article lang={language.document}>
        <DetailHero
          picture={picture}
          title={title}
          above={<Breadcrumb parent={parent} current={title} currentLanguage={language.document} />}
          meta={[t(`kind.${kind}`), t(`place.${place}`)]}
          labelsLanguage={language.labels}
        />
        <DetailColumns
          hanging={picture !== null}
          aside={
            <EventCard event={event} url={url} locale={locale} now={now} language={language} />
          }
        >
          <DetailStory
            lead={summary}
            body={body}
            notice={
              <Timed from={new Date(event.end)} now={now}>
                <div lang={language.labels}>{expiredNotice}</div>
              </Timed>
            }
          />
          <EventMonth event={event} locale={locale} now={now} language={language} />
        </DetailColumns>
      </article>
      <MoreEvents events={others} locale={locale} now={now} />
    </>
  );
}
