import 'server-only';
import { createHmac } from 'node:crypto';
import { formSecret } from '../platform/crypto/form-secret.ts';
import { serverEnv } from '../platform/env/server.ts';

/** Characters of base64url: 72 bits, which nobody guesses over a network. */
const length = 12;

let key: string | undefined;

/**
 * Says that a page of ours names this cut of a picture (`cutName`): what editors cut is up to them,
 * so that no list could hold it. Twelve characters of base64url, the same on every server and in
 * every build that has the same secret.
 */
export function cutSignature(cut: string): string {
  key ??= formSecret(serverEnv.forms);
  return createHmac('sha256', key)
    .update(`picture cut: ${cut}`)
    .digest('base64url')
    .slice(0, length);
}
