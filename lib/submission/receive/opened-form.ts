import { randomUUID } from 'node:crypto';
import { isSameSignature, sign } from '../../crypto/sign.ts';
import type { FormKind } from '../../form/form-kind.ts';
import { minimumFillTime, type OpenedForm } from '../../form/protocol.ts';

/** A form that lay open for longer is opened anew, in ms: a week, for tabs that stay open. */
const LONGEST_OPEN = 7 * 24 * 60 * 60 * 1000;

const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Opens a form: makes the key that what is sent under it is one message by, and notes the
 * moment, signed together with form and key so that neither can be made up.
 */
export function openForm(kind: FormKind, secret: string, now: Date): OpenedForm {
  const idempotencyKey = randomUUID();
  const moment = String(now.getTime());
  const signature = signOpened(kind, idempotencyKey, moment, secret);
  return { idempotencyKey, startedAt: `${moment}.${signature}` };
}

/**
 * Tells whether a form was opened here, long enough ago, and not too long. One on a page that
 * everybody shares is opened by a script; where none runs, it carries nothing.
 */
export function judgeOpened(
  kind: FormKind,
  { idempotencyKey, startedAt }: OpenedForm,
  secret: string,
  now: Date,
): 'ok' | 'refused' | 'tooEarly' | 'expired' | 'unopened' {
  if (idempotencyKey === '' && startedAt === '') return 'unopened';
  const [moment = '', signature = ''] = startedAt.split('.');
  if (!KEY.test(idempotencyKey) || !/^\d{1,15}$/.test(moment)) return 'refused';
  const right = signOpened(kind, idempotencyKey, moment, secret);
  if (!isSameSignature(signature, right)) return 'refused';
  const open = now.getTime() - Number(moment);
  if (open < minimumFillTime) return 'tooEarly';
  return open > LONGEST_OPEN ? 'expired' : 'ok';
}

function signOpened(kind: FormKind, key: string, moment: string, secret: string): string {
  return sign('opened', [kind, key, moment].join('\n'), secret);
}
