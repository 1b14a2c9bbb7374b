import { useTranslations } from 'next-intl';
import { Folded } from '#components/ui/folded';
import { HoursNow } from '#components/ui/hours-now';
import type { Locale } from '#lib/platform/i18n/locales';
import { nextDays } from '#lib/time/hours/day-hours';
import { type ShownException, upcomingExceptions } from '#lib/time/hours/exceptions';
import type { VenuePlan } from '#lib/time/hours/venue-plan';
import { groupedWeek } from '#lib/time/hours/week';
import { addDays, pragueTime } from '#lib/time/prague';
import { ExceptionRows } from './exception-rows';
import { HoursTable } from './hours-table';
import { Tomorrow } from './tomorrow';
import styles from './venue-hours.module.css';
import { WeekRows } from './week-rows';

interface VenueHoursProps {
  readonly venue: VenuePlan & { readonly title: string };
  readonly locale: Locale;
  /** The time of rendering. */
  readonly now: Date;
}

/**
 * Exceptional days within this number of days are listed with the week, later ones in the `details`
 * below it.
 */
const nearDays = 14;

/** The number of days from rendering for which a page can show today's row and tomorrow's hours. */
const daysRendered = 6;

/**
 * Renders the hours of a venue: now, tomorrow and the week, then the exceptional days. Phones show the
 * week folded.
 */
export function VenueHours({ venue, locale, now }: VenueHoursProps) {
  const t = useTranslations('hours');
  const week = groupedWeek(venue);
  const days = nextDays(venue, now, daysRendered);
  const exceptions = upcomingExceptions(venue, now);
  const withLastEntry = [...week, ...exceptions].some(({ times }) => times?.lastEntry);
  const isNear = nearUntil(now);
  const later = exceptions.filter((exception) => !isNear(exception));
  const common = { locale, now, withLastEntry };
  return (
    <div>
      <h3 className={styles.title}>{venue.title}</h3>
      <div className={`screen-only ${styles.moment}`}>
        <p className={styles.now}>
          <HoursNow venue={venue} now={now} />
        </p>
        <Tomorrow days={days} />
      </div>
      <Folded summary={t('week')}>
        <HoursTable title={venue.title} withLastEntry={withLastEntry}>
          <WeekRows week={week} days={days} locale={locale} withLastEntry={withLastEntry} />
          <ExceptionRows exceptions={exceptions.filter(isNear)} {...common} />
        </HoursTable>
        {later.length > 0 ? (
          <details className={styles.all}>
            <summary className="screen-only">{t('showAll')}</summary>
            <HoursTable title={`${venue.title}: ${t('exceptions')}`} withLastEntry={withLastEntry}>
              <ExceptionRows exceptions={later} {...common} />
            </HoursTable>
          </details>
        ) : null}
      </Folded>
    </div>
  );
}

function nearUntil(now: Date): (exception: ShownException) => boolean {
  const last = addDays(pragueTime(now).date, nearDays);
  return ({ date }) => date <= last;
}
