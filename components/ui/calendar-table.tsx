import type { ReactNode } from 'react';
import type { Locale } from '#lib/platform/i18n/locales';
import { formatMonthYear } from '#lib/time/format/date';
import { weekdayName, weekdayShortName } from '#lib/time/format/weekday';
import { weekdays } from '#lib/time/weekdays';
import { weeksOfMonth } from '#lib/time/weeks-of-month';
import styles from './calendar-table.module.css';

interface CalendarTableProps {
  /** `YYYY-MM`. */
  readonly month: string;
  /** The first day that is of interest, `YYYY-MM-DD`: weeks before it are left out. */
  readonly since?: string;
  readonly locale: Locale;
  readonly className: string | undefined;
  /** Renders the cell of a date (`YYYY-MM-DD`). */
  readonly renderDay: (date: string) => ReactNode;
}

/** Renders a month as a table of weeks, from Monday to Sunday, with its name as caption. */
export function CalendarTable(props: CalendarTableProps) {
  const { month, since = '', locale, className, renderDay } = props;
  const weeks = weeksOfMonth(month).filter((week) => week.some((date) => date && date >= since));
  return (
    <table className={`${styles.table} ${className}`} data-month={month}>
      <caption>{formatMonthYear(month, locale)}</caption>
      <thead>
        <tr>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col">
              <abbr title={weekdayName(weekday, locale)}>{weekdayShortName(weekday, locale)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find((date) => date !== null)}>
            {week.map((date, index) => (date ? renderDay(date) : <td key={weekdays[index]} />))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
