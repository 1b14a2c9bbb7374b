import { useTranslations } from 'next-intl';
import { CalendarTable } from '#components/ui/calendar-table';
import { Timed } from '#components/ui/timed';
import type { Locale } from '#lib/platform/i18n/locales';
import { dateField, writeStart } from '#lib/tickets/checkout/checkout-query';
import { givenIn } from '#lib/tickets/starts/given-in';
import { type Schedule, visitDay } from '#lib/tickets/starts/visit-days';
import { formatShortDate } from '#lib/time/format/date';
import { addDays, pragueDay, pragueTime } from '#lib/time/prague';
import { isWorthRendering } from '#lib/time/shown-spans';

interface MonthTableProps {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly schedule: Schedule;
  readonly locale: Locale;
  readonly now: Date;
}

/** For how many days after its rendering a page marks the current day; an older page marks none. */
const daysMarked = 7;

/**
 * Renders a month in which each day with a start to come is a button that leads to the checkout. Weeks
 * that are over are left out.
 */
export function MonthTable({ month, schedule, locale, now }: MonthTableProps) {
  return (
    <CalendarTable
      month={month}
      since={pragueTime(now).date}
      locale={locale}
      className="days-month"
      renderDay={(date) => (
        <Day key={date} date={date} schedule={schedule} locale={locale} now={now} />
      )}
    />
  );
}

interface DayProps extends Omit<MonthTableProps, 'month'> {
  /** `YYYY-MM-DD`. */
  readonly date: string;
}

function Day({ date, schedule, locale, now }: DayProps) {
  const t = useTranslations('hours');
  const number = Number(date.slice(-2));
  const { date: today } = pragueTime(now);
  const day = visitDay(schedule, date);
  const end = day?.starts.at(-1);
  const last = end && pragueTime(end);
  const isNear = today <= date && date <= addDays(today, daysMarked);
  const isPastMidnight = last && last.date > date;
  return (
    <td {...(day && givenIn([null, ...day.languages]))}>
      {number}
      {day && end ? (
        <Timed
          as="span"
          until={isWorthRendering({ from: end, until: null }, now) ? end : null}
          now={now}
        >
          <button
            type="submit"
            name={dateField}
            value={date}
            aria-label={formatShortDate(date, locale)}
            className="days-day"
            data-last-start={isPastMidnight ? writeStart(last.date, last.time) : undefined}
          >
            {number}
          </button>
        </Timed>
      ) : null}
      {isNear ? (
        <Timed as="span" {...pragueDay(date)} now={null} className="days-today">
          <span className="visually-hidden">{t('todayMark')}</span>
        </Timed>
      ) : null}
    </td>
  );
}
