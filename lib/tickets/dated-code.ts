import type { ValidDays } from '../time/deal-span.ts';
import { pragueTime } from '../time/prague.ts';

/** A discount code and the days on which it is valid. */
export interface DatedCode extends ValidDays {
  readonly code: string | null;
}

/**
 * Finds the entry with this code as typed, ignoring case and surrounding whitespace. A code may be used
 * again: of several entries it is one that is valid, or if none does, the latest.
 */
export function findCode<T extends Pick<DatedCode, 'code' | 'validThrough'>>(
  known: readonly T[],
  typed: string,
  isValid: (entry: T) => boolean,
): T | null {
  const wanted = typed.trim().toUpperCase();
  const found = known
    .filter(({ code }) => code?.toUpperCase() === wanted)
    .toSorted((one, other) => other.validThrough.localeCompare(one.validThrough));
  return found.find(isValid) ?? found[0] ?? null;
}

/** Whether a code is valid on a date (`YYYY-MM-DD`). */
export function isValidOn({ validFrom, validThrough }: ValidDays, date: string): boolean {
  return (validFrom === null || validFrom <= date) && date <= validThrough;
}

/** Whether a code is valid on the date of `now` in Prague. */
export function isValidAt(days: ValidDays, now: Date): boolean {
  return isValidOn(days, pragueTime(now).date);
}
