import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Signs a text for one purpose: HMAC-SHA-256 (RFC 2104) in base64url. A signature for one purpose
 * is not valid for another.
 */
export function sign(purpose: string, text: string, secret: string): string {
  return createHmac('sha256', secret).update(`${purpose}\n${text}`).digest('base64url');
}

/** Compares two signatures, or other secrets, in a time that does not reveal where they differ. */
export function isSameSignature(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
