const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:T00:00(?::00(?:\.0+)?)?Z?)?$/;

/** Day, month, year as written in Czech and German; with dots the month never comes first. */
const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/;

const years = { first: 1900, last: 2200 };

/**
 * Reads a calendar day: `2026-12-24`, the same with a midnight (`2026-12-24T00:00:00Z`), or
 * `24. 12. 2026`. Slashes are rejected, because the order of day and month would be ambiguous.
 * Returns `YYYY-MM-DD`, or null for anything else and for dates that do not exist.
 */
export function readDate(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  const written = iso.exec(text)?.slice(1, 4) ?? dotted.exec(text)?.slice(1, 4).reverse();
  const [year = 0, month = 0, day = 0] = written?.map(Number) ?? [];
  if (year < years.first || year > years.last) return null;
  return dayOfCalendar(year, month, day);
}

function dayOfCalendar(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : null;
}
