import { useTranslations } from 'next-intl';
import { ArrowLink } from '#components/ui/arrow-link';
import { CalendarTable } from '#components/ui/calendar-table';
import { StepLink } from '#components/ui/step-link';
import steps from '#components/ui/step-link.module.css';
import type { EventSummary } from '#lib/content/get-event';
import { contentLanguage } from '#lib/platform/format/document-language';
import type { Locale } from '#lib/platform/i18n/locales';
import { documentPath } from '#lib/routing/document-path';
import { daysOfEvent, smallHours } from '#lib/time/days-of-event';
import { formatMonthYear } from '#lib/time/format/date';
import { langAttribute } from '../../ui/lang-attribute';
import styles from './month-calendar.module.css';

interface MonthCalendarProps {
  /** `YYYY-MM`. */
  readonly month: string;
  /** The events of the month. */
  readonly events: readonly EventSummary[];
  /** The months with events, in order, this one among them. */
  readonly months: readonly string[];
  /** Returns the address of the events of a month, or for null of all. */
  readonly addressOf: (month: string | null) => string;
  readonly locale: Locale;
}

/**
 * Renders the events of a month as a calendar, with links to the nearest months that have events. On
 * phones an event is a dot at its day, of a cancelled one its outline; the list below has its title.
 */
export function MonthCalendar({ month, events, months, addressOf, locale }: MonthCalendarProps) {
  const t = useTranslations('event');
  const place = months.indexOf(month);
  const spans = events.map((event) => ({ event, days: daysOfEvent(event, smallHours) }));
  const eventsOn = (date: string) =>
    spans
      .filter(({ days: [first, last] }) => first <= date && date <= last)
      .map(({ event }) => event);
  return (
    <div className={styles.calendar}>
      <div className={`screen-only ${steps.row} ${styles.links}`}>
        <MonthLink month={months[place - 1]} to="before" addressOf={addressOf} locale={locale} />
        <MonthLink month={months[place + 1]} to="after" addressOf={addressOf} locale={locale} />
        <ArrowLink href={addressOf(null)}>{t('asList')}</ArrowLink>
      </div>
      <CalendarTable
        month={month}
        locale={locale}
        className={styles.table}
        renderDay={(date) => (
          <td key={date}>
            <Day date={date} events={eventsOn(date)} locale={locale} />
          </td>
        )}
      />
    </div>
  );
}

interface MonthLinkProps extends Pick<MonthCalendarProps, 'addressOf' | 'locale'> {
  readonly month: string | undefined;
  readonly to: 'before' | 'after';
}

function MonthLink({ month, to, addressOf, locale }: MonthLinkProps) {
  if (month === undefined) return null;
  return (
    <StepLink href={addressOf(month)} to={to}>
      {formatMonthYear(month, locale)}
    </StepLink>
  );
}

interface DayProps extends Pick<MonthCalendarProps, 'locale'> {
  readonly date: string;
  /** Those that take place on it. */
  readonly events: readonly EventSummary[];
}

/** Renders a day with its events. */
function Day({ date, events, locale }: DayProps) {
  return (
    <>
      <time dateTime={date} className={styles.day}>
        {Number(date.slice(-2))}
      </time>
      {events.map((event) => (
        <EventLink key={event._id} event={event} locale={locale} />
      ))}
    </>
  );
}

interface EventLinkProps extends Pick<MonthCalendarProps, 'locale'> {
  readonly event: EventSummary;
}

/** Renders the title of an event as a link, and whether the event is sold out or cancelled. */
function EventLink({ event, locale }: EventLinkProps) {
  const t = useTranslations('event');
  const { title, status, languages } = event;
  // What does not apply any more (HTML, section 4.5.5).
  const Title = status === 'cancelled' ? 's' : 'span';
  return (
    <a
      href={documentPath(event, locale)}
      className={`${styles.event} ${status === 'cancelled' ? styles.cancelled : ''}`}
    >
      <span>
        <Title {...langAttribute(contentLanguage(languages, locale))}>{title}</Title>
        {status === 'scheduled' ? null : (
          <>
            {' '}
            <span className={styles.status}>{t(status)}</span>
          </>
        )}
      </span>
    </a>
  );
}
