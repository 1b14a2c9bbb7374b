import type { Count } from '../rate-limit/memory-count.ts';
import { createSharedCount, type SharedBy } from '../rate-limit/shared-count.ts';

/**
 * In ms. A signature is valid for five minutes before and after its time: enough for clock
 * differences, but short against replays.
 */
export const signatureTolerance = 5 * 60 * 1000;

/** How long a webhook waits for the database, in ms: its change is to be public within two seconds. */
const MAX_WAIT_MS = 300;

/**
 * Counts the uses of each webhook signature on all servers of the site together: one is allowed. A use
 * is remembered for twice the tolerance, because a signature dated five minutes ahead is valid for ten.
 * While the database does not respond in time, each server knows its own uses alone: a recorded call
 * then makes another server compare its content once more.
 */
export function createUsedSignatures(servers: SharedBy): Count {
  const span = (2 * signatureTolerance) / 1000;
  return createSharedCount('webhook', { max: 1, span, maxWaitMs: MAX_WAIT_MS }, servers);
}
