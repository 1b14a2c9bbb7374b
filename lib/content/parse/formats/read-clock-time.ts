const clock = /^(\d{1,2})[:.](\d{2})(?:[:.]00)?$/;

/**
 * Reads a time of day. `9:00`, `09.00` and `09:00:00` mean `09:00`, spaces around are ignored.
 * Returns `HH:mm`, or null for anything else, `24:00` included.
 */
export function readClockTime(value: unknown): string | null {
  const found = typeof value === 'string' ? clock.exec(value.trim()) : null;
  const [hours = 0, minutes = 0] = found?.slice(1).map(Number) ?? [];
  if (!found || hours > 23 || minutes > 59) return null;
  return `${pad(hours)}:${pad(minutes)}`;
}

/**
 * Reads a closing time: a time of day, or `24:00` for midnight, which is `00:00` of the next day.
 */
export function readClosingTime(value: unknown): string | null {
  return typeof value === 'string' && /^24[:.]00$/.test(value.trim())
    ? '00:00'
    : readClockTime(value);
}

const pad = (part: number) => String(part).padStart(2, '0');
