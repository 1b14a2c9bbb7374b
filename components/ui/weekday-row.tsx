import type { Locale } from '#lib/platform/i18n/locales';
import { weekdayName, weekdayShortName } from '#lib/time/format/weekday';
import { weekdays } from '#lib/time/weekdays';

/** Renders the weekdays as the header of a calendar's table. */
export function WeekdayRow({ locale }: { readonly locale: Locale }) {
  return (
    <thead>
      <tr>
        {weekdays.map((weekday) => (
          <th key={weekday} scope="col">
            <abbr title={weekdayName(weekday, locale)}>{weekdayShortName(weekday, locale)}</abbr>
          </th>
        ))}
      </tr>
    </thead>
  );
}
