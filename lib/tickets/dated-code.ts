import { pragueTime } from '../time/prague.ts';

/** A discount code and when it is valid; days are `YYYY-MM-DD`, both included. */
export interface DatedCode {
  readonly code: string | null;
  readonly validFrom: string | null;
  readonly validThrough: string;
}

/**
 * Finds the entry with this code as typed, ignoring case and surrounding whitespace. A code may be used
 * again: of several entries it is one that holds, or if none does, the latest.
 */
export function findCode<T extends Pick<DatedCode, 'code' | 'validThrough'>>(
  known: readonly T[],
  typed: string,
  holds: (entry: T) => boolean,
): T | null {
  const wanted = typed.trim().toUpperCase();
  const found = known
    .filter(({ code }) => code?.toUpperCase() === wanted)
    .toSorted((one, other) => other.validThrough.localeCompare(one.validThrough));
  return found.find(holds) ?? found[0] ?? null;
}

/** Whether a code is valid on a date. */
export function holdsOn(
  { validFrom, validThrough }: Omit<DatedCode, 'code'>,
  date: string,
): boolean {
  return (validFrom === null || validFrom <= date) && date <= validThrough;
}

/** Whether a code is valid on the date of `now` in Prague. */
export function holdsAt(code: Omit<DatedCode, 'code'>, now: Date): boolean {
  return holdsOn(code, pragueTime(now).date);
}
