import 'server-only';
import { createHmac } from 'node:crypto';
import { serverEnv } from '../env/server.ts';
import { formSecret } from '../submission/form-secret.ts';
import type { Region } from './picture-frame.ts';

/** Characters of base64url: 72 bits, which nobody guesses over a network. */
const length = 12;

let key: string | undefined;

/**
 * Says that a page of ours names this cut of a picture: what editors cut is up to them, so that no
 * list could hold it. Twelve characters of base64url, the same on every server and for every build
 * that has the same secret.
 */
export function cutSignature(id: string, { left, top, width, height }: Region): string {
  key ??= formSecret(serverEnv.forms);
  return createHmac('sha256', key)
    .update(`picture cut: ${id} ${left},${top},${width},${height}`)
    .digest('base64url')
    .slice(0, length);
}
