import { endOfPragueDay, pragueInstant } from './prague.ts';
import type { ShownSpan } from './shown-spans.ts';

/** The days on which a deal is valid, both included, `YYYY-MM-DD`. */
interface ValidDays {
  readonly validFrom: string | null;
  readonly validThrough: string;
}

/** Returns when a deal is shown: from its first day to the end of its last one in Prague. */
export function dealSpan({ validFrom, validThrough }: ValidDays): ShownSpan {
  return {
    from: validFrom ? pragueInstant(validFrom) : null,
    until: endOfPragueDay(validThrough),
  };
}

/** Whether the first day of a deal has begun in Prague at `now`. */
export function hasBegun(days: ValidDays, now: Date): boolean {
  const { from } = dealSpan(days);
  return from === null || from <= now;
}
