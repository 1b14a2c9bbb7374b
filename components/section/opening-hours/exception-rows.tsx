import { Timed } from '#components/ui/timed';
import type { Locale } from '#lib/platform/i18n/locales';
import { formatShortDate } from '#lib/time/format/date';
import type { ShownException } from '#lib/time/hours/exceptions';
import { pragueDay } from '#lib/time/prague';
import { isWorthRendering } from '#lib/time/shown-spans';
import { HoursRow } from './hours-row';
import styles from './hours-table.module.css';
import { TodayMark } from './today-mark';

interface ExceptionRowsProps {
  readonly exceptions: readonly ShownException[];
  readonly locale: Locale;
  readonly now: Date;
  readonly withLastEntry: boolean;
}

/** Renders days with exceptional hours, each as long as it is relevant to visitors. */
export function ExceptionRows({ exceptions, locale, now, withLastEntry }: ExceptionRowsProps) {
  if (exceptions.length === 0) return null;
  const isNear = (date: string) => isWorthRendering(pragueDay(date), now);
  return (
    <tbody>
      {exceptions.map(({ date, times, note, shown }) => (
        <Timed as="tr" key={date} {...shown} now={now}>
          <HoursRow times={times} withLastEntry={withLastEntry}>
            <time dateTime={date}>{formatShortDate(date, locale)}</time>
            {isNear(date) ? <TodayMark dates={[date]} /> : null}
            {note ? <span className={styles.note}> {note}</span> : null}
          </HoursRow>
        </Timed>
      ))}
    </tbody>
  );
}
