import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** How long the Studio has to exchange a login for its session; it does so when it loads. */
export const WAIT_MS = 60_000;
/** Logins that are waiting; the oldest are dropped. */
export const MAX_WAITING = 1000;

/**
 * Logins that have succeeded and that the Studio has not exchanged for a session yet. They are in
 * memory only: an editor whose login is interrupted by a restart logs in again.
 */
export class WaitingLogins {
  readonly #digests = new LRUCache<string, string>({ max: MAX_WAITING, ttl: WAIT_MS });

  /** Adds a login with the token that has this digest; returns its id. */
  add(tokenDigest: string): string {
    const id = randomBytes(24).toString('base64url');
    this.#digests.set(id, tokenDigest);
    return id;
  }

  /** Returns the digest of a login's token and ends the login; null where there is none (any more). */
  redeem(id: string): string | null {
    const digest = this.#digests.get(id) ?? null;
    this.#digests.delete(id);
    return digest;
  }
}
