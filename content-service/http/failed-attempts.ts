import { LRUCache } from 'lru-cache';
import type { Client } from './trusted-proxies.ts';

/** Failed authentications of one client in {@link SPAN_MS}: mistakes of a few people in an office. */
export const MAX_ATTEMPTS = 10;
/**
 * Of a trusted proxy that does not name its client. It is the site, which checks the tokens of all
 * its visitors, and limits each of them by itself.
 */
export const MAX_ATTEMPTS_OF_PROXY = 100;
const SPAN_MS = 60_000;
/** Clients that are remembered; of more, those that failed longest ago are forgotten. */
const MAX_CLIENTS = 10_000;

/** Counts failed authentications by client. */
export class FailedAttempts {
  readonly #failures = new LRUCache<string, { count: number }>({
    // A maximum of entries would allocate space for all of them at once.
    maxSize: MAX_CLIENTS,
    sizeCalculation: () => 1,
    ttl: SPAN_MS,
  });

  /**
   * Counts a failure of a client. Returns null, or, beyond the limit, in how many seconds the client
   * may fail again.
   */
  count({ network, isProxy }: Client): number | null {
    const failures = this.#failures.get(network) ?? { count: 0 };
    // The time span begins with the first failure.
    if (failures.count === 0) this.#failures.set(network, failures);
    failures.count += 1;
    if (failures.count <= (isProxy ? MAX_ATTEMPTS_OF_PROXY : MAX_ATTEMPTS)) return null;
    return Math.max(1, Math.ceil(this.#failures.getRemainingTTL(network) / 1000));
  }
}
