import 'server-only';
import { isCircuitOpen, lastAnswerAt } from './circuit-breaker.ts';
import { probeContentService } from './probe-content-service.ts';

/**
 * Returns whether the content service responds: true if it has answered a query since `since`, in ms
 * of the process's monotonic clock; false while the circuit is open. Otherwise it is probed, because
 * nothing may have been asked since it died. Not in the background: the hosted service counts
 * requests.
 */
export async function isReachable(since: number): Promise<boolean> {
  if (!isCircuitOpen() && lastAnswerAt() <= since) await probeContentService();
  return !isCircuitOpen();
}
