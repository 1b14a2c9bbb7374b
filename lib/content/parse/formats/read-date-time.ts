import { readDate } from './read-date.ts';

const moment =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/;

/**
 * Reads an instant in ISO 8601 with `Z` or an offset. Without either it is rejected: editors would
 * mean Prague time, programs UTC, and an event an hour off is worse than one that is left out.
 * Returns it in UTC (with `Z`), or null for anything else and for dates that do not exist.
 */
export function readDateTime(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  const [, date, , zone] = moment.exec(text) ?? [];
  if (readDate(date) === null) return null;
  if (zone === 'Z') return text;
  const instant = new Date(text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString();
}
