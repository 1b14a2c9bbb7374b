import { isSameSignature, sign } from '../../platform/crypto/sign.ts';
import type { NewsletterStep } from './newsletter-step.ts';

const PURPOSE = 'newsletter';

/** How long an address can be confirmed, in ms. */
export const confirmationLifetime = 7 * 24 * 60 * 60 * 1000;

/** What a link stands for: a submission to confirm, or a subscriber who leaves. */
export interface NewsletterToken {
  readonly step: NewsletterStep;
  readonly id: string;
  /** After this moment (ms since 1970) it counts no more; 0 is never. */
  readonly until: number;
}

/** A token as it stands in a link: nothing personal, and nothing anyone could make up. */
export function writeToken({ step, id, until }: NewsletterToken, secret: string): string {
  const content = `${step}.${id}.${until}`;
  return `${content}.${sign(PURPOSE, content, secret)}`;
}

/** The token of a link, or null for one that is over, forged, or for another step. */
export function readToken(
  text: string,
  step: NewsletterStep,
  secret: string,
  now: Date,
): NewsletterToken | null {
  const [stated, id = '', until = '', signature = ''] = text.split('.');
  if (stated !== step || !/^\d{1,15}$/.test(until)) return null;
  if (!isSameSignature(signature, sign(PURPOSE, `${step}.${id}.${until}`, secret))) return null;
  const token = { step, id, until: Number(until) };
  return token.until === 0 || token.until > now.getTime() ? token : null;
}
