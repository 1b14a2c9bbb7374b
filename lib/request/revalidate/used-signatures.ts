import type { Count } from '../rate-limit/memory-count.ts';
import { createSharedCount, type SharedBy } from '../rate-limit/shared-count.ts';

/**
 * In ms. A signature is valid for five minutes before and after its time: enough for clock
 * differences, but short against replays.
 */
export const signatureTolerance = 5 * 60 * 1000;

/**
 * Counts the uses of each webhook signature on all servers of the site together: one is allowed. A use
 * is remembered for twice the tolerance, because a signature dated five minutes ahead is valid for ten.
 */
export function createUsedSignatures(servers: SharedBy): Count {
  const span = (2 * signatureTolerance) / 1000;
  return createSharedCount('webhook', { most: 1, span }, servers);
}
