import { timingSafeEqual } from 'node:crypto';
import { ROLES, type Role, type Secrets } from '../secrets/secrets.ts';
import { userIdOf } from '../users/members.ts';
import { digestOf } from '../users/token-digest.ts';
import type { UserStore } from '../users/user-store.ts';
import { plainError } from './errors.ts';
import { FailedAttempts } from './failed-attempts.ts';
import { fail, type Result, succeed } from './result.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

/** Who sends a request: an anonymous client, or the holder of a token with a role. */
export interface Caller {
  readonly role: 'anonymous' | Role;
  /** The user id, under which the caller appears as an author. */
  readonly id: string;
  /** The digest of a user's own token, which can expire or be withdrawn while it is used. */
  readonly tokenDigest?: string;
}

const ANONYMOUS: Caller = { role: 'anonymous', id: '<anonymous>' };
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

/** Identifies callers by the tokens of the service and of its users. */
export class Authenticator {
  readonly #users: UserStore;
  /** The callers with the service's own tokens, which do not expire. */
  readonly #service: readonly { readonly digest: Buffer; readonly caller: Caller }[];
  readonly #failures: FailedAttempts;

  constructor({ tokens }: Secrets, users: UserStore, proxies: TrustedProxies) {
    this.#users = users;
    this.#failures = new FailedAttempts(proxies);
    this.#service = ROLES.map((role) => ({
      digest: Buffer.from(digestOf(tokens[role])),
      caller: { role, id: userIdOf(role) },
    }));
  }

  /**
   * Identifies the caller by `Authorization: Bearer <token>`, without which a caller is anonymous.
   * An unknown, expired or withdrawn token fails with 401, and with 429 where too many have failed
   * from the client's `address` (RFC 6585, section 4); a valid one is accepted even then.
   */
  authenticate(authorization: string | undefined, address: string): Result<Caller> {
    if (authorization === undefined) return succeed(ANONYMOUS);
    const token = /^Bearer\s+(\S+)$/i.exec(authorization)?.[1] ?? '';
    const caller = this.#holderOf(digestOf(token));
    if (caller !== null) return succeed(caller);
    const seconds = this.#failures.count(address);
    if (seconds === null) {
      return fail(plainError(401, 'The token is not valid', { 'www-authenticate': 'Bearer' }));
    }
    return fail(
      plainError(429, 'Too many tokens that are not valid; try again later', {
        'retry-after': String(seconds),
      }),
    );
  }

  /** Whether the token of a caller has expired or been withdrawn since it was authenticated. */
  isRevoked({ tokenDigest }: Caller): boolean {
    return tokenDigest !== undefined && this.#users.holderOf(tokenDigest, new Date()) === undefined;
  }

  /** Compares the digest with all of the service's own, each in constant time. */
  #holderOf(digest: string): Caller | null {
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
