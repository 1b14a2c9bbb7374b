import { endOfPragueDay } from './prague.ts';

/** When something ends: an event at an instant (ISO 8601), a job or a deal with a day (`YYYY-MM-DD`). */
interface Ending {
  readonly end?: string | null;
  /** The last day, included. */
  readonly validThrough?: string | null;
}

/** Whether something has ended at `now`, a last day with its end in Prague. Without an end, it has not. */
export function hasEnded({ end, validThrough }: Ending, now: Date): boolean {
  if (end) return new Date(end) <= now;
  return validThrough ? endOfPragueDay(validThrough) <= now : false;
}
