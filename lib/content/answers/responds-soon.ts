import 'server-only';
import { pause } from '../../platform/pause.ts';
import { isCircuitOpen, lastAnswerAt, openCircuit } from './circuit-breaker.ts';
import { probeContentService } from './probe-content-service.ts';

/** How long an attempt lasts at least, in ms; its probe goes on beside those that follow. */
const ATTEMPT_MS = 100;

/** How many attempts there are; with `ATTEMPT_MS`, the content service has 0.7 s. */
const ATTEMPTS = 7;

/** How many there are at least, and from when on no more follow, in ms, when each takes longer. */
const MIN_ATTEMPTS = 3;
const MAX_MS = 1500;

/**
 * Returns whether the content service sends a valid response within 0.7 s; opens the circuit if not, and
 * the first valid response closes it. A probe that failed is sent again, because a connection that was
 * kept open may have been closed while the process stood still. The time is counted in attempts: an event
 * loop that a start keeps busy for seconds reads a response after one timer and before the next. Then three
 * attempts are enough.
 */
export async function respondsSoon(): Promise<boolean> {
  const begunAt = performance.now();
  const isOver = (attempts: number) =>
    attempts === ATTEMPTS || (attempts >= MIN_ATTEMPTS && performance.now() - begunAt >= MAX_MS);
  for (let attempts = 0; !isOver(attempts); attempts += 1) {
    const over = pause(ATTEMPT_MS);
    await Promise.race([probeContentService(), over]);
    if (lastAnswerAt() >= begunAt && !isCircuitOpen()) return true;
    await over;
  }
  openCircuit(`no valid response within ${Math.round(performance.now() - begunAt)} ms`);
  return false;
}
