import type { Locale } from '../../lib/platform/i18n/locales.ts';
import { formatClock } from '../../lib/time/format/clock.ts';
import { formatShortDate } from '../../lib/time/format/date.ts';
import { pragueTime } from '../../lib/time/prague.ts';

/**
 * Formats an instant for visitors, in Prague's time: `Sat 5 December, 12:00`, in German with `Uhr`.
 */
export function formatWhen(instant: Date, locale: Locale): string {
  const { date, time } = pragueTime(instant);
  const clock = formatClock(time, locale);
  return `${formatShortDate(date, locale)}, ${locale === 'de' ? `${clock}\u00a0Uhr` : clock}`;
}
