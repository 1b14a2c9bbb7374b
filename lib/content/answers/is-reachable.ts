import 'server-only';
import { setTimeout } from 'node:timers/promises';
import { processState } from '../../platform/process-state.ts';
import { isCircuitOpen, lastAnswerAt } from './circuit-breaker.ts';
import { probeContentService } from './probe-content-service.ts';

/** How long an answer, or a probe, counts as recent, in ms; longer than a probe can take. */
const recent = 5000;

/** How long a caller waits for a probe, in ms. The probe itself goes on, and decides the circuit. */
const patience = 1000;

const state = processState('content.probe', () => ({ at: 0, done: Promise.resolve() }));

/**
 * Returns whether the content service responds: true if it has just answered a query, false while
 * the circuit is open. Otherwise it is probed, because nothing may have been asked since it died:
 * at most every five seconds, and false if it takes more than a second. Not in the background: the
 * hosted service counts requests.
 */
export async function isReachable(): Promise<boolean> {
  if (isCircuitOpen()) return false;
  const now = Date.now();
  if (now - lastAnswerAt() < recent) return true;
  if (now - state.at >= recent) Object.assign(state, { at: now, done: probeContentService() });
  const inTime = await Promise.race([
    state.done.then(() => true),
    setTimeout(patience, false, { ref: false }),
  ]);
  return inTime && !isCircuitOpen();
}
