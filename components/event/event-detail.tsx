import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Breadcrumb } from '#components/ui/breadcrumb';
import { DetailColumns } from '#components/ui/detail-columns';
import { DetailHero } from '#components/ui/detail-hero';
import { DetailStory } from '#components/ui/detail-story';
import { Timed } from '#components/ui/timed';
import type { Event } from '#lib/content/get-event';
import { documentLanguage } from '#lib/format/document-language';
import type { Locale } from '#lib/i18n/locales';
import { pathFor } from '#lib/routing/path-for';
import { EventCard } from './event-card';

interface EventDetailProps {
  readonly event: Event;
  /** The page's public address, with its origin. */
  readonly url: string;
  /** The language of the page. */
  readonly locale: Locale;
  /** The language the event is told in. */
  readonly contentLocale: Locale;
  readonly now: Date;
  /** What is said once the event is over. */
  readonly expiredNotice: ReactNode;
}

/** The page of an event. Past its end it keeps its story, says so, and offers nothing. */
export function EventDetail({
  event,
  url,
  locale,
  contentLocale,
  now,
  expiredNotice,
}: EventDetailProps) {
  const { title, picture, kind, place, body, summary } = event;
  const t = useTranslations('event');
  const language = documentLanguage(locale, contentLocale);
  const parent = { href: pathFor('events', locale), label: t('list') };
  return (
    <article lang={language.document}>
      <DetailHero
        picture={picture}
        title={title}
        above={<Breadcrumb parent={parent} current={title} currentLanguage={language.document} />}
        meta={[t(`kind.${kind}`), t(`place.${place}`)]}
        wordsLanguage={language.words}
      />
      <DetailColumns
        hanging={picture !== null}
        aside={<EventCard event={event} url={url} locale={locale} now={now} language={language} />}
      >
        <DetailStory
          lead={summary}
          body={body}
          notice={
            <Timed from={new Date(event.end)} now={now}>
              <div lang={language.words}>{expiredNotice}</div>
            </Timed>
          }
        />
      </DetailColumns>
    </article>
  );
}
