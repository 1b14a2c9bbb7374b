import 'server-only';
import { setTimeout } from 'node:timers/promises';
import { isCircuitOpen, lastAnswerAt } from './circuit-breaker.ts';
import { probeContentService } from './probe-content-service.ts';

/** How long a caller waits for a probe, in ms. The probe itself goes on, and decides the circuit. */
export const maxProbeWait = 1000;

/**
 * Returns whether the content service responds, within about a second: true if it has answered a query
 * since `since`, in ms of the process's monotonic clock; false while the circuit is open. Otherwise it
 * is probed, because nothing may have been asked since it died. Not in the background: the hosted
 * service counts requests.
 */
export async function isReachable(since: number): Promise<boolean> {
  if (!isCircuitOpen() && lastAnswerAt() <= since) {
    await Promise.race([probeContentService(), setTimeout(maxProbeWait, null, { ref: false })]);
  }
  return !isCircuitOpen() && lastAnswerAt() > since;
}
