import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Timed } from '#components/ui/timed';
import type { Locale } from '#lib/platform/i18n/locales';
import { dateField } from '#lib/tickets/checkout/checkout-form';
import { writeStart } from '#lib/tickets/checkout/checkout-query';
import { nextStarts } from '#lib/tickets/starts/next-starts';
import type { Schedule } from '#lib/tickets/starts/visit-days';
import { formatShortDate } from '#lib/time/format/date';
import { pragueTime } from '#lib/time/prague';
import { givenIn } from './given-in';
import styles from './visit-days.module.css';

interface NextStartsProps {
  readonly schedule: Schedule;
  readonly locale: Locale;
  readonly now: Date;
}

/**
 * Renders the next starts of the current day at the time of viewing, and after the last of them the
 * first of a later day. A cached page cannot know them, so nothing is shown without JavaScript.
 */
export function NextStarts({ schedule, locale, now }: NextStartsProps) {
  const t = useTranslations('visitDays');
  const { today, later } = nextStarts(schedule, now);
  return (
    <>
      {today.map(({ day, starts, shown }) => (
        <Timed key={day.date} {...shown} now={null}>
          <p className={styles.next} {...givenIn([null, ...day.languages])}>
            <span className={styles.term}>{t('nextToday')}</span>
            {starts.map(({ start, shown: startShown }) => (
              <Timed as="span" key={start.getTime()} {...startShown} now={null}>
                <Start start={start}>{pragueTime(start).time}</Start>
              </Timed>
            ))}
          </p>
        </Timed>
      ))}
      {later.map(({ choices, start, shown }) => (
        <Timed key={`${shown.from?.getTime()} ${start.getTime()}`} {...shown} now={null}>
          <p className={styles.next} {...givenIn(choices)}>
            <span className={styles.term}>{t('nextDate')}</span>
            <Start start={start}>
              {formatShortDate(pragueTime(start).date, locale)}, {pragueTime(start).time}
            </Start>
          </p>
        </Timed>
      ))}
    </>
  );
}

interface StartProps {
  readonly start: Date;
  readonly children: ReactNode;
}

/** Renders a start as a button that leads to the checkout. */
function Start({ start, children }: StartProps) {
  const { date, time } = pragueTime(start);
  return (
    <button type="submit" name={dateField} value={writeStart(date, time)} className={styles.start}>
      {children}
    </button>
  );
}
