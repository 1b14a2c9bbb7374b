import { isSameSignature, sign } from '../crypto/sign.ts';

const PURPOSE = 'answer';

/**
 * An answer as the name that its page is asked for by, good until a moment (ms since 1970): nothing
 * has to be kept for it, and nobody can make one up.
 */
export function writeSignedAnswer(content: object, until: number, secret: string): string {
  const text = `${until}.${Buffer.from(JSON.stringify(content)).toString('base64url')}`;
  return `${text}.${sign(PURPOSE, text, secret)}`;
}

/** The answer that a name says, as JSON; null for one that is over, forged or no such name. */
export function readSignedAnswer(name: string, secret: string, now: Date): string | null {
  const [until = '', content = '', signature = ''] = name.split('.');
  if (!isSameSignature(signature, sign(PURPOSE, `${until}.${content}`, secret))) return null;
  if (Number(until) <= now.getTime()) return null;
  return Buffer.from(content, 'base64url').toString('utf8');
}
