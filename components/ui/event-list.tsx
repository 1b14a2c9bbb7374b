import { useTranslations } from 'next-intl';
import { limits } from '#lib/content/parse/limits';
import type { Locale } from '#lib/platform/i18n/locales';
import { listAnchor } from '#lib/request/listing/filter-field';
import { pathFor } from '#lib/routing/path-for';
import { earliest, latest, pastSpans, renderedEntries, upcomingSpans } from '#lib/time/shown-spans';
import { EventRow, type ListedEvent } from './event-row';
import styles from './row-list.module.css';
import { Timed } from './timed';

export interface EndingEvent extends ListedEvent {
  readonly _id: string;
  /** ISO instant. */
  readonly end: string;
}

interface EventListProps {
  /** All events, the earliest first. */
  readonly events: readonly EndingEvent[];
  readonly period: 'upcoming' | 'past';
  /** Null for as many as a list may show. */
  readonly limit: number | null;
  readonly locale: Locale;
  readonly now: Date;
}

/**
 * Renders upcoming events, the next one first, or past ones, the latest first. Where upcoming ones
 * are left out without an editor having asked for it, a note leads to the filter that shows them.
 */
export function EventList({ events, period, limit, locale, now }: EventListProps) {
  const t = useTranslations('event');
  const past = period === 'past';
  const listed = past ? events.toSorted((one, other) => endOf(other) - endOf(one)) : events;
  const ends = listed.map(({ end }) => new Date(end));
  const most = limit ?? limits.listed;
  const spans = past ? pastSpans(ends, most) : upcomingSpans(ends, most);
  // The list is empty after the last event has ended, or before the first has.
  const empty = past ? { until: earliest(ends) } : { from: latest(ends) };
  const cut = limit === null && !past && ends.filter((end) => end > now).length > most;
  return (
    <>
      <ul className={styles.list}>
        {renderedEntries(listed, spans, now).map(({ entry, span }) => (
          <Timed as="li" key={entry._id} {...span} now={now}>
            <EventRow event={entry} locale={locale} now={now} past={past} />
          </Timed>
        ))}
      </ul>
      {cut ? (
        <p className={styles.note}>
          {t.rich('nextOnly', {
            most,
            filter: (text) => <a href={`${pathFor('events', locale)}#${listAnchor}`}>{text}</a>,
          })}
        </p>
      ) : null}
      <Timed {...empty} now={now}>
        <p className={`lead ${styles.note}`}>{t(past ? 'emptyPast' : 'emptyUpcoming')}</p>
      </Timed>
    </>
  );
}

function endOf({ end }: EndingEvent): number {
  return Date.parse(end);
}
