import { LRUCache } from 'lru-cache';
import { networkOf, type TrustedProxies } from './trusted-proxies.ts';

/** Failed authentications of one address in {@link SPAN_MS}: mistakes of a few people in an office. */
export const MAX_ATTEMPTS = 10;
/**
 * Of a trusted proxy that does not name its client. It is the site, which checks the tokens of all
 * its visitors, and limits each of them by itself.
 */
export const MAX_ATTEMPTS_OF_PROXY = 100;
const SPAN_MS = 60_000;
/** Addresses that are remembered; of more, those that failed longest ago are forgotten. */
const MAX_ADDRESSES = 10_000;

/** Counts failed authentications by address, or by /64 network of IPv6. */
export class FailedAttempts {
  readonly #failures = new LRUCache<string, { count: number }>({
    // A maximum of entries would allocate space for all of them at once.
    maxSize: MAX_ADDRESSES,
    sizeCalculation: () => 1,
    ttl: SPAN_MS,
  });
  readonly #proxies: TrustedProxies;

  constructor(proxies: TrustedProxies) {
    this.#proxies = proxies;
  }

  /**
   * Counts a failure of an address. Returns null, or, beyond the limit, in how many seconds the
   * address may fail again.
   */
  count(address: string): number | null {
    const key = networkOf(address);
    const failures = this.#failures.get(key) ?? { count: 0 };
    // The time span begins with the first failure.
    if (failures.count === 0) this.#failures.set(key, failures);
    failures.count += 1;
    if (failures.count <= (this.#proxies.has(address) ? MAX_ATTEMPTS_OF_PROXY : MAX_ATTEMPTS))
      return null;
    return Math.max(1, Math.ceil(this.#failures.getRemainingTTL(key) / 1000));
  }
}
