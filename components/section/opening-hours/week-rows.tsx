import type { Locale } from '#lib/platform/i18n/locales';
import type { DayHours } from '#lib/time/hours/day-hours';
import type { DayGroup } from '#lib/time/hours/week';
import { weekdayOf, weekdays } from '#lib/time/weekdays';
import { HoursRow } from './hours-row';
import { TodayMark } from './today-mark';
import { weekdayNames } from './weekday-names';

interface WeekRowsProps {
  readonly week: readonly DayGroup[];
  /** The next days, from which the row of today is determined. */
  readonly days: readonly DayHours[];
  readonly locale: Locale;
  readonly withLastEntry: boolean;
}

/** Renders the regular week, equal days in one row. */
export function WeekRows({ week, days, locale, withLastEntry }: WeekRowsProps) {
  const regular = days.filter(({ exceptional }) => !exceptional).map(({ date }) => date);
  return (
    <tbody>
      {week.map((group) => (
        <tr key={group.first}>
          <HoursRow times={group.times} withLastEntry={withLastEntry}>
            {weekdayNames(group.first, group.last, locale)}
            <TodayMark dates={regular.filter((date) => isWithin(date, group))} />
          </HoursRow>
        </tr>
      ))}
    </tbody>
  );
}

function isWithin(date: string, { first, last }: Pick<DayGroup, 'first' | 'last'>): boolean {
  const day = weekdays.indexOf(weekdayOf(date));
  return weekdays.indexOf(first) <= day && day <= weekdays.indexOf(last);
}
