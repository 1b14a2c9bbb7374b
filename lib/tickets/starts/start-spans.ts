import { type ShownSpan, upcomingSpans } from '../../time/shown-spans.ts';

/** How many starts of a day are shown at a time. */
const shownStarts = 3;

/** Returns when each of a day's starts, the first one first, is among the next ones. */
export function startSpans(starts: readonly Date[]): ShownSpan[] {
  return upcomingSpans(starts, shownStarts);
}
