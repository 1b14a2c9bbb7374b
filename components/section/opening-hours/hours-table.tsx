import { useTranslations } from 'next-intl';
import { Timed } from '#components/ui/timed';
import { formatShortDate } from '#lib/format/date';
import { upcomingExceptions } from '#lib/hours/exceptions';
import type { VenuePlan } from '#lib/hours/venue-plan';
import { groupedWeek } from '#lib/hours/week';
import type { Locale } from '#lib/i18n/locales';
import { HoursRow } from './hours-row';
import styles from './hours-table.module.css';
import { weekdayNames } from './weekday-names';

interface HoursTableProps {
  readonly venue: VenuePlan & { readonly title: string };
  readonly locale: Locale;
  readonly now: Date;
}

/** A venue's week, equal days taken together, then the days that differ. */
export function HoursTable({ venue, locale, now }: HoursTableProps) {
  const t = useTranslations('hours');
  const week = groupedWeek(venue);
  const exceptions = upcomingExceptions(venue, now);
  const withLastEntry = [...week, ...exceptions].some(({ times }) => times?.lastEntry);
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{venue.title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t('day')}</span>
          </th>
          <th scope="col">{t('hours')}</th>
          {withLastEntry ? <th scope="col">{t('lastEntry')}</th> : null}
        </tr>
      </thead>
      <tbody>
        {week.map(({ first, last, times }) => (
          <tr key={first}>
            <HoursRow times={times} withLastEntry={withLastEntry}>
              {weekdayNames(first, last, locale)}
            </HoursRow>
          </tr>
        ))}
      </tbody>
      {exceptions.length > 0 ? (
        <tbody>
          {exceptions.map(({ date, times, note, shown }) => (
            <Timed as="tr" key={date} {...shown} now={now}>
              <HoursRow times={times} withLastEntry={withLastEntry}>
                <time dateTime={date}>{formatShortDate(date, locale)}</time>{' '}
                {note ? <span className={styles.note}>{note}</span> : null}
              </HoursRow>
            </Timed>
          ))}
        </tbody>
      ) : null}
    </table>
  );
}
