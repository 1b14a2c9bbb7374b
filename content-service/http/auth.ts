import { createHash, timingSafeEqual } from 'node:crypto';
import { ROLES, type Role, type Secrets } from '../secrets/secrets.ts';
import { plainError } from './errors.ts';
import { fail, type Result, succeed } from './result.ts';

/** Who sends a request: an anonymous client, or the holder of a token with a role. */
export type Caller = { readonly role: 'anonymous' | Role; readonly id: string };

const ANONYMOUS: Caller = { role: 'anonymous', id: '<anonymous>' };
const RANK: Record<Caller['role'], number> = {
  anonymous: 0,
  viewer: 1,
  editor: 2,
  administrator: 3,
};

/** Returns the user id under which the holder of a role's token appears as an author. */
export function userIdOf(role: Role): string {
  return `embedded-${role}`;
}

/** Whether a caller has at least the rights of `role`. */
export function hasRole(caller: Caller, role: Role): boolean {
  return RANK[caller.role] >= RANK[role];
}

const digest = (value: string) => createHash('sha256').update(value).digest();

/**
 * Returns a function that identifies a caller by `Authorization: Bearer <token>`. No header means
 * an anonymous caller; an unknown token fails with 401. All tokens are compared, each in constant
 * time.
 */
export function createAuthenticator(
  secrets: Secrets,
): (authorization: string | undefined) => Result<Caller> {
  const known = ROLES.map((role) => ({ role, digest: digest(secrets.tokens[role]) }));
  return (authorization) => {
    if (authorization === undefined) return succeed(ANONYMOUS);
    const given = digest(/^Bearer\s+(\S+)$/i.exec(authorization)?.[1] ?? '');
    let role: Role | undefined;
    for (const candidate of known) {
      if (timingSafeEqual(candidate.digest, given)) role = candidate.role;
    }
    if (role === undefined) {
      return fail(plainError(401, 'The token is not valid', { 'www-authenticate': 'Bearer' }));
    }
    return succeed({ role, id: userIdOf(role) });
  };
}
