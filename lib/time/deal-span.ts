import { endOfPragueDay, pragueInstant } from './prague.ts';
import type { ShownSpan } from './shown-spans.ts';

/** The days on which a deal is valid, both included, `YYYY-MM-DD`. */
export interface ValidDays {
  readonly validFrom: string | null;
  readonly validThrough: string;
}

type FirstDay = Pick<ValidDays, 'validFrom'>;

/** Returns when a deal is shown: from its first day to the end of its last one in Prague. */
export function dealSpan(days: ValidDays): ShownSpan & { readonly until: Date } {
  return { from: beginningOf(days), until: endOfPragueDay(days.validThrough) };
}

/** Returns when the first day of a deal begins in Prague; null if it has always been valid. */
export function beginningOf({ validFrom }: FirstDay): Date | null {
  return validFrom ? pragueInstant(validFrom) : null;
}

/** Whether the first day of a deal has begun in Prague at `now`. */
export function hasBegun(day: FirstDay, now: Date): boolean {
  const from = beginningOf(day);
  return from === null || from <= now;
}
