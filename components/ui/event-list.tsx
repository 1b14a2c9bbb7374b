import { useTranslations } from 'next-intl';
import { limits } from '#lib/content/parse/formats/limits';
import type { Locale } from '#lib/platform/i18n/locales';
import { listAnchor } from '#lib/request/listing/filter-field';
import { pathFor } from '#lib/routing/path-for';
import { earliest, latest, pastSpans, renderedEntries, upcomingSpans } from '#lib/time/shown-spans';
import { EventRow, type ListedEvent } from './event-row';
import { Folded } from './folded';
import styles from './row-list.module.css';
import swipe from './swipe-row.module.css';
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

/** The number of events that phones show before the fold. */
const atFirst = 6;

/** The most events of a selection, which phones show in a row that is swiped. */
const selection = 4;

/**
 * Renders upcoming events, the next one first, or past ones, the latest first. Where upcoming ones
 * are left out without an editor having asked for it, a note leads to the filter that shows them.
 */
export function EventList({ events, period, limit, locale, now }: EventListProps) {
  const t = useTranslations('event');
  const past = period === 'past';
  const listed = past ? events.toSorted((one, other) => endOf(other) - endOf(one)) : events;
  const ends = listed.map(({ end }) => new Date(end));
  const max = limit ?? limits.listed;
  const spans = past ? pastSpans(ends, max) : upcomingSpans(ends, max);
  const entries = renderedEntries(listed, spans, now);
  // Some of the entries may be hidden until others have ended.
  const first = max > atFirst ? atFirst : entries.length;
  const swiped = limit !== null && limit <= selection;
  const rows = { locale, now, past, swiped };
  // The list is empty after the last event has ended, or before the first has.
  const empty = past ? { until: earliest(ends) } : { from: latest(ends) };
  const cut = limit === null && !past && ends.filter((end) => end > now).length > max;
  return (
    <>
      <Rows entries={entries.slice(0, first)} {...rows} />
      {entries.length > first ? (
        <Folded summary={t('others')}>
          <Rows entries={entries.slice(first)} {...rows} />
        </Folded>
      ) : null}
      {cut ? (
        <p className={styles.note}>
          {t.rich('nextOnly', {
            max,
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

interface RowsProps {
  readonly entries: ReturnType<typeof renderedEntries<EndingEvent>>;
  readonly locale: Locale;
  readonly now: Date;
  readonly past: boolean;
  readonly swiped: boolean;
}

function Rows({ entries, locale, now, past, swiped }: RowsProps) {
  return (
    <ul className={`${styles.list} ${swiped ? swipe.row : ''}`}>
      {entries.map(({ entry, span }) => (
        <Timed as="li" key={entry._id} {...span} now={now}>
          <EventRow event={entry} locale={locale} now={now} past={past} card={swiped} />
        </Timed>
      ))}
    </ul>
  );
}

function endOf({ end }: EndingEvent): number {
  return Date.parse(end);
}
