import { pragueTime } from '../../time/prague.ts';

const minute = 60_000;

/**
 * Formats an instant in Prague's local time with its offset (ISO 8601):
 * `2026-05-23T20:00:00+02:00`.
 */
export function pragueDateTime(instant: Date): string {
  const { date, time } = pragueTime(instant);
  const wholeMinute = Math.floor(instant.getTime() / minute) * minute;
  const ahead = (Date.parse(`${date}T${time}:00Z`) - wholeMinute) / minute;
  const seconds = instant.toISOString().slice(17, 19);
  return `${date}T${time}:${seconds}${ahead < 0 ? '-' : '+'}${clock(Math.abs(ahead))}`;
}

function clock(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
