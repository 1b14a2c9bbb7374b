import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** How long the Studio has to exchange a session for its token; it does so when it loads. */
const SESSION_MS = 60_000;
/** Sessions that are waiting; the oldest are dropped. */
const MOST_SESSIONS = 1000;

/**
 * Logins that have succeeded and of which the Studio has not fetched the token yet. They are in
 * memory only: an editor whose login is interrupted by a restart logs in again.
 */
export class LoginSessions {
  readonly #tokens = new LRUCache<string, string>({ max: MOST_SESSIONS, ttl: SESSION_MS });

  /** Creates a session for a valid token; returns its id. */
  create(token: string): string {
    const id = randomBytes(24).toString('base64url');
    this.#tokens.set(id, token);
    return id;
  }

  /** Returns the token of a session and ends it; null where it has ended or never existed. */
  redeem(id: string): string | null {
    const token = this.#tokens.get(id) ?? null;
    this.#tokens.delete(id);
    return token;
  }
}
