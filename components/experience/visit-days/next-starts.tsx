import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Timed } from '#components/ui/timed';
import type { Locale } from '#lib/platform/i18n/locales';
import { dateField, writeStart } from '#lib/tickets/checkout/checkout-query';
import { givenIn } from '#lib/tickets/starts/given-in';
import { nextStarts } from '#lib/tickets/starts/next-starts';
import type { Schedule } from '#lib/tickets/starts/visit-days';
import { formatClock } from '#lib/time/format/clock';
import { formatShortStart } from '#lib/time/format/date';
import { pragueTime } from '#lib/time/prague';

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
          <p className="days-line" {...givenIn([null, ...day.languages])}>
            <span className="days-term">
              {t('nextToday')} <Spoken languages={day.languages} />
            </span>
            {starts.map(({ start, shown: startShown }) => (
              <Timed as="span" key={start.getTime()} {...startShown} now={null}>
                <Start start={start}>{formatClock(pragueTime(start).time, locale)}</Start>
              </Timed>
            ))}
          </p>
        </Timed>
      ))}
      {later.map(({ choices, start, shown }) => (
        <Timed key={`${shown.from?.getTime()} ${start.getTime()}`} {...shown} now={null}>
          <p className="days-line" {...givenIn(choices)}>
            <span className="days-term">
              {t('nextDate')} <Spoken languages={choices} />
            </span>
            <Start start={start}>{formatShortStart(start, locale)}</Start>
          </p>
        </Timed>
      ))}
    </>
  );
}

/** Renders in which language it is, if the visitor has chosen one of them. */
function Spoken({ languages }: { readonly languages: readonly (Locale | null)[] }) {
  const t = useTranslations('visitDays');
  return languages.map((language) =>
    language ? (
      <span key={language} className="days-spoken" {...givenIn([language])}>
        {t('spoken', { language })}
      </span>
    ) : null,
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
    <button type="submit" name={dateField} value={writeStart(date, time)} className="days-start">
      {children}
    </button>
  );
}
