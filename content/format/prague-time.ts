const zone = 'Europe/Prague';

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: zone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

const minute = 60_000;

/** Date (`YYYY-MM-DD`) and time of day (`HH:mm:ss`) of an instant, as a clock in Prague shows it. */
export function pragueWallTime(instant: Date): { date: string; time: string } {
  const parts = new Map(clock.formatToParts(instant).map(({ type, value }) => [type, value]));
  return {
    date: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
    time: `${parts.get('hour')}:${parts.get('minute')}:${parts.get('second')}`,
  };
}

/** How far Prague's clock is ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number): number {
  const { date, time } = pragueWallTime(new Date(instant));
  return Date.parse(`${date}T${time}Z`) - Math.floor(instant / 1000) * 1000;
}

/**
 * The instant at which a clock in Prague shows a date (`YYYY-MM-DD`) and minutes after midnight,
 * which may exceed a day. An hour that occurs twice in autumn is the first of the two; an hour
 * skipped in spring is the one after it.
 */
export function instantInPrague(date: string, minutes: number): Date {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + minutes * minute;
  const before = asUtc - offsetAt(asUtc - 3 * 60 * minute);
  const after = asUtc - offsetAt(asUtc + 3 * 60 * minute);
  const shows = (instant: number) => instant + offsetAt(instant) === asUtc;
  const candidates = [before, after].filter(shows);
  return new Date(candidates.length > 0 ? Math.min(...candidates) : Math.max(before, after));
}
