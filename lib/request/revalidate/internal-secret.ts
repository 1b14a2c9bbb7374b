import 'server-only';
import { randomBytes } from 'node:crypto';
import { isSameSignature } from '../../platform/crypto/sign.ts';
import { processState } from '../../platform/process-state.ts';

/** Known to this process alone, so that it can ask itself for what only a request may do. */
const state = processState('revalidate.secret', () => ({ secret: randomBytes(32) }));

/** The `Authorization` header of this process's requests to itself (RFC 6750, section 2.1). */
export function internalAuthorization(): string {
  return `Bearer ${state.secret.toString('base64url')}`;
}

/** Whether a request came from this process; compared in constant time. */
export function isInternal(authorization: string | null): boolean {
  return isSameSignature(authorization ?? '', internalAuthorization());
}
