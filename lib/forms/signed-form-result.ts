import { isSameSignature, sign } from '../platform/crypto/sign.ts';

const PURPOSE = 'answer';

/**
 * Encodes a result as a signed id that is valid until `until` (ms since 1970): nothing has to be
 * stored for it, and it cannot be forged.
 */
export function signFormResult(content: object, until: number, secret: string): string {
  const text = `${until}.${Buffer.from(JSON.stringify(content)).toString('base64url')}`;
  return `${text}.${sign(PURPOSE, text, secret)}`;
}

/** Decodes a signed id to JSON; null when it has expired, is forged or is no signed id. */
export function readSignedFormResult(id: string, secret: string, now: Date): string | null {
  const [until = '', content = '', signature = ''] = id.split('.');
  if (!isSameSignature(signature, sign(PURPOSE, `${until}.${content}`, secret))) return null;
  if (Number(until) <= now.getTime()) return null;
  return Buffer.from(content, 'base64url').toString('utf8');
}
