import { randomUUID } from 'node:crypto';
import { isSameSignature, sign } from '../../platform/crypto/sign.ts';
import { DAY_MS } from '../../platform/durations.ts';
import type { FormKind } from '../../routing/form-kind.ts';
import { type FormToken, minimumFillTime } from '../schema/protocol.ts';

/** How long a token is valid, in ms: a week, for tabs that stay open. */
const LIFETIME = 7 * DAY_MS;

const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Issues the token of a form: the idempotency key, under which repeated posts are one submission, and
 * the moment, signed together with the form and the key so that neither can be forged.
 */
export function issueFormToken(kind: FormKind, secret: string, now: Date): FormToken {
  const idempotencyKey = randomUUID();
  const moment = String(now.getTime());
  const signature = signatureOf(kind, idempotencyKey, moment, secret);
  return { idempotencyKey, startedAt: `${moment}.${signature}` };
}

/**
 * Checks that a token was issued here, at least `minimumFillTime` and at most a week before `now`.
 * `unopened`: there is none, because a form on a cached page gets its token from a script. A token
 * with another signature has `expired`, too: the secret may have been changed while the form was
 * open, and with a new token it can be sent.
 */
export function checkFormToken(
  kind: FormKind,
  { idempotencyKey, startedAt }: FormToken,
  secret: string,
  now: Date,
): 'ok' | 'refused' | 'tooEarly' | 'expired' | 'unopened' {
  if (idempotencyKey === '' && startedAt === '') return 'unopened';
  const [moment = '', signature = ''] = startedAt.split('.');
  if (!KEY.test(idempotencyKey) || !/^\d{1,15}$/.test(moment)) return 'refused';
  const right = signatureOf(kind, idempotencyKey, moment, secret);
  if (!isSameSignature(signature, right)) return 'expired';
  const open = now.getTime() - Number(moment);
  if (open < minimumFillTime) return 'tooEarly';
  return open > LIFETIME ? 'expired' : 'ok';
}

function signatureOf(kind: FormKind, key: string, moment: string, secret: string): string {
  return sign('opened', [kind, key, moment].join('\n'), secret);
}
