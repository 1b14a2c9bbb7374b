import type { Locale } from '../../lib/platform/i18n/locales.ts';
import { formatClock } from '../../lib/time/format/clock.ts';
import { formatShortDate } from '../../lib/time/format/date.ts';
import { pragueTime } from '../../lib/time/prague.ts';

/** What follows a time of day. */
const afterClock: Readonly<Record<Locale, string>> = { en: '', cs: '', de: '\u00a0Uhr', it: '' };

/**
 * Formats an instant for visitors, in Prague's time: `Sat 5 December, 12:00`, in German with `Uhr`.
 */
export function formatWhen(instant: Date, locale: Locale): string {
  const { date, time } = pragueTime(instant);
  return `${formatShortDate(date, locale)}, ${formatClock(time, locale)}${afterClock[locale]}`;
}
