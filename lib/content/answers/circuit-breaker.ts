import 'server-only';
import { log } from '../../platform/log/log.ts';
import { processState } from '../../platform/process-state.ts';

/**
 * A circuit breaker for the content service (M. Nygard, "Release It!"). When the service is found to
 * be down, it opens for all requests of this process; while it is open, no request waits for the
 * service. A background task probes the service and closes it.
 */
const state = processState('content.circuit', () => ({ open: false, answeredAt: -Infinity }));

/** Whether requests to the content service should fail at once. */
export function isCircuitOpen(): boolean {
  return state.open;
}

/**
 * Returns when the service last sent a valid response, in ms of the process's monotonic clock;
 * -Infinity if it never did.
 */
export function lastAnswerAt(): number {
  return state.answeredAt;
}

/** Opens the circuit, because the service is down. */
export function openCircuit(reason: string): void {
  if (!state.open) log('warning', 'content.unreachable', { reason });
  state.open = true;
}

/** Closes the circuit after a valid response. */
export function closeCircuit(): void {
  if (state.open) log('info', 'content.reachable');
  state.open = false;
  state.answeredAt = performance.now();
}
