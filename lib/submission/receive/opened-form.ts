import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
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
  const signature = sign(kind, idempotencyKey, moment, secret);
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
  if (!sameText(signature, sign(kind, idempotencyKey, moment, secret))) return 'refused';
  const open = now.getTime() - Number(moment);
  if (open < minimumFillTime) return 'tooEarly';
  return open > LONGEST_OPEN ? 'expired' : 'ok';
}

function sign(kind: FormKind, key: string, moment: string, secret: string): string {
  const content = ['opened', kind, key, moment].join('\n');
  return createHmac('sha256', secret).update(content).digest('base64url');
}

/** Compares in a time that tells nothing about where two texts differ. */
function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
