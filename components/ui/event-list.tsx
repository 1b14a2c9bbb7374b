import { useTranslations } from 'next-intl';
import type { Locale } from '#lib/platform/i18n/locales';
import {
  earliest,
  isWorthRendering,
  latest,
  pastSpans,
  upcomingSpans,
} from '#lib/time/shown-spans';
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
  readonly limit: number | null;
  readonly locale: Locale;
  readonly now: Date;
}

/** Renders upcoming events, the next one first, or past ones, the latest first. */
export function EventList({ events, period, limit, locale, now }: EventListProps) {
  const t = useTranslations('event');
  const past = period === 'past';
  const listed = past ? events.toSorted((one, other) => endOf(other) - endOf(one)) : events;
  const ends = listed.map(({ end }) => new Date(end));
  const spans = past ? pastSpans(ends, limit) : upcomingSpans(ends, limit);
  // The list is empty after the last event has ended, or before the first has.
  const empty = past ? { until: earliest(ends) } : { from: latest(ends) };
  return (
    <>
      <ul className={styles.list}>
        {listed.map((event, index) => {
          const span = spans[index];
          return span && isWorthRendering(span, now) ? (
            <Timed as="li" key={event._id} {...span} now={now}>
              <EventRow event={event} locale={locale} now={now} past={past} />
            </Timed>
          ) : null;
        })}
      </ul>
      <Timed {...empty} now={now}>
        <p className={`lead ${styles.empty}`}>{t(past ? 'emptyPast' : 'emptyUpcoming')}</p>
      </Timed>
    </>
  );
}

function endOf({ end }: EndingEvent): number {
  return Date.parse(end);
}
