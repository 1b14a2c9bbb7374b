import { pragueTime } from '../time/prague.ts';

/** A discount code and when it holds; days are `YYYY-MM-DD`, both included. */
export interface DatedCode {
  readonly code: string | null;
  readonly validFrom: string | null;
  readonly validThrough: string;
}

/** The one with this code, as it was typed: capitals and blanks around it do not matter. */
export function findCode<T extends Pick<DatedCode, 'code'>>(
  known: readonly T[],
  typed: string,
): T | null {
  const wanted = typed.trim().toUpperCase();
  return known.find(({ code }) => code?.toUpperCase() === wanted) ?? null;
}

/** Whether a code holds on the day it is in Prague. */
export function holdsAt({ validFrom, validThrough }: Omit<DatedCode, 'code'>, now: Date): boolean {
  const { date } = pragueTime(now);
  return (validFrom === null || validFrom <= date) && date <= validThrough;
}
