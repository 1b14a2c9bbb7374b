import type { Locale } from '../../platform/i18n/locales.ts';
import { daysOfEvent, type Lasting, smallHours } from '../days-of-event.ts';
import { pragueTime } from '../prague.ts';
import { formatClock } from './clock.ts';
import { formatTimes, formatWeekdayAndDate } from './date.ts';

/**
 * Formats the times of an event, which stand beside its first day: `20:00–01:00`; over several days
 * with the day on which it ends: `18:00 – Sun 25 May, 16:00`.
 */
export function formatEventTimes(event: Lasting, locale: Locale): string {
  const [start, end] = [new Date(event.start), new Date(event.end)];
  const [first, last] = daysOfEvent(event, smallHours);
  if (first === last) return formatTimes(start, end, locale);
  const { date, time } = pragueTime(end);
  const from = formatClock(pragueTime(start).time, locale);
  return `${from} – ${formatWeekdayAndDate(date, locale)}, ${formatClock(time, locale)}`;
}
