import 'server-only';
import { formSecret } from '../platform/crypto/form-secret.ts';
import { sign } from '../platform/crypto/sign.ts';
import { serverEnv } from '../platform/env/server.ts';

/** Length in base64url characters: 72 bits, infeasible to guess over a network. */
const length = 12;

let key: string | undefined;

/**
 * Returns a signature proving that a page of this site uses this cut of a picture (`cutName`).
 * Editors may choose any cut, so an allowlist is impossible. Twelve characters of base64url, the
 * same on every server and in every build with the same secret.
 */
export function cutSignature(cut: string): string {
  key ??= formSecret(serverEnv.forms);
  return sign('picture cut', cut, key).slice(0, length);
}
