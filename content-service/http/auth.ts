import { timingSafeEqual } from 'node:crypto';
import { ROLES, type Role, type Secrets } from '../secrets/secrets.ts';
import { userIdOf } from '../users/members.ts';
import { digestOf } from '../users/token-digest.ts';
import type { UserStore } from '../users/user-store.ts';
import { plainError } from './errors.ts';
import { FailedAttempts } from './failed-attempts.ts';
import { type ApiError, fail, type Result, succeed } from './result.ts';
import type { Client } from './trusted-proxies.ts';

/** Who sends a request: an anonymous client, or the holder of a token with a role. */
export interface Caller {
  readonly role: 'anonymous' | Role;
  /** The user id, under which the caller appears as an author. */
  readonly id: string;
  /** The digest of a user's or a session's token, which can end while it is used. */
  readonly tokenDigest?: string;
}

/** A client without a token. */
export const ANONYMOUS: Caller = { role: 'anonymous', id: '<anonymous>' };
const RANK: Record<Caller['role'], number> = {
  anonymous: 0,
  viewer: 1,
  editor: 2,
  administrator: 3,
};

/** Whether a caller has at least the rights of `role`. */
export function hasRole(caller: Caller, role: Role): boolean {
  return RANK[caller.role] >= RANK[role];
}

/**
 * The code by which the Studio recognises that a token is not valid, upon which it logs out and lets
 * the editor log in again. Any other 401 it takes for a missing right.
 */
const NO_SUCH_TOKEN = 'SIO-401-ANF';

const refusal = plainError(401, 'The token is not valid', { 'www-authenticate': 'Bearer' });
/** The refusal of a token that is unknown, or has expired, been withdrawn or ended. */
export const invalidToken: ApiError = {
  ...refusal,
  body: { ...refusal.body, errorCode: NO_SUCH_TOKEN },
};

/** Identifies callers by the tokens of the service, of its users and of their sessions. */
export class Authenticator {
  readonly #users: UserStore;
  /** The callers with the service's own tokens, which do not expire. */
  readonly #service: readonly { readonly digest: Buffer; readonly caller: Caller }[];
  readonly #failures = new FailedAttempts();

  constructor({ tokens }: Secrets, users: UserStore) {
    this.#users = users;
    this.#service = ROLES.map((role) => ({
      digest: Buffer.from(digestOf(tokens[role])),
      caller: { role, id: userIdOf(role) },
    }));
  }

  /**
   * Identifies the caller by `Authorization: Bearer <token>`, without which a caller is anonymous.
   * An unknown, expired or withdrawn token fails with 401, and with 429 where too many have failed
   * from the `client` (RFC 6585, section 4); a valid one is accepted even then.
   */
  authenticate(authorization: string | undefined, client: Client): Result<Caller> {
    if (authorization === undefined) return succeed(ANONYMOUS);
    const token = /^Bearer\s+(\S+)$/i.exec(authorization)?.[1] ?? '';
    const caller = this.#holderOf(digestOf(token));
    if (caller !== null) return succeed(caller);
    const seconds = this.#failures.count(client);
    if (seconds === null) return fail(invalidToken);
    return fail(
      plainError(429, 'Too many tokens that are not valid; try again later', {
        'retry-after': String(seconds),
      }),
    );
  }

  /** Whether the token of a caller has ended since it was authenticated. */
  isRevoked({ tokenDigest }: Caller): boolean {
    return tokenDigest !== undefined && this.#holderOf(tokenDigest) === null;
  }

  /**
   * Starts a session of the token with this digest, and returns the session's token; null where the
   * digest is not, or no longer, that of a token. The token of a session starts no other: it could be prolonged.
   */
  startSession(tokenDigest: string): string | null {
    if (this.#holderOfToken(tokenDigest) === null) return null;
    return this.#users.sessions.start(tokenDigest, new Date());
  }

  /** A session has the user and the role of its token, and ends with it. */
  #holderOf(digest: string): Caller | null {
    const holder = this.#holderOfToken(digest);
    if (holder !== null) return holder;
    const parent = this.#users.sessions.tokenDigestOf(digest, new Date());
    const ofParent = parent === null ? null : this.#holderOfToken(parent);
    return ofParent === null ? null : { ...ofParent, tokenDigest: digest };
  }

  /** Compares the digest with all of the service's own, each in constant time. */
  #holderOfToken(digest: string): Caller | null {
    const given = Buffer.from(digest);
    let found: Caller | null = null;
    for (const { digest: known, caller } of this.#service) {
      if (timingSafeEqual(known, given)) found = caller;
    }
    if (found !== null) return found;
    const user = this.#users.holderOf(digest, new Date());
    return user === undefined ? null : { role: user.role, id: user.id, tokenDigest: digest };
  }
}
