import { isSameSignature, sign } from '../../platform/crypto/sign.ts';
import { DAY_MS } from '../../platform/durations.ts';
import { CONFIRMATION_DAYS } from '../../platform/env/confirmation-days.ts';
import type { MailStep } from './mail-step.ts';

// Also signs the links of waiting lists. With another value, the links in sent mails would be invalid.
const PURPOSE = 'newsletter';

/** How long an address can be confirmed, in ms. */
export const confirmationLifetime = CONFIRMATION_DAYS * DAY_MS;

/** The content of a link: a submission to confirm, or a subscriber to unsubscribe. */
export interface StepToken {
  readonly step: MailStep;
  readonly id: string;
  /** Expiry (ms since 1970); 0 means never. */
  readonly until: number;
}

/** Returns a token as text for a link: without personal data, and signed against forgery. */
export function writeToken({ step, id, until }: StepToken, secret: string): string {
  const content = `${step}.${id}.${until}`;
  return `${content}.${sign(PURPOSE, content, secret)}`;
}

/** Parses the token of a link; null if it has expired, is forged, or is for another step. */
export function readToken(
  text: string,
  step: MailStep,
  secret: string,
  now: Date,
): StepToken | null {
  const [stated, id = '', until = '', signature = ''] = text.split('.');
  if (stated !== step || !/^\d{1,15}$/.test(until)) return null;
  if (!isSameSignature(signature, sign(PURPOSE, `${step}.${id}.${until}`, secret))) return null;
  const token = { step, id, until: Number(until) };
  return token.until === 0 || token.until > now.getTime() ? token : null;
}
