import 'server-only';
import { randomBytes } from 'node:crypto';
import { isSameSignature } from '../../platform/crypto/sign.ts';
import { processState } from '../../platform/process-state.ts';

/**
 * A secret of this process, with which it authenticates requests to itself (tasks that need a
 * request context).
 */
const state = processState('revalidate.secret', () => ({ secret: randomBytes(32) }));

/**
 * Returns the `Authorization` header of this process's requests to itself (RFC 6750, section 2.1).
 */
export function internalAuthorization(): string {
  return `Bearer ${state.secret.toString('base64url')}`;
}

/** Whether a request came from this process; compares in constant time. */
export function isInternal(authorization: string | null): boolean {
  return isSameSignature(authorization ?? '', internalAuthorization());
}
