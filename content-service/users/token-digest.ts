import { createHash } from 'node:crypto';

/**
 * Returns the digest by which a token is stored and found. SHA-256 without a salt is sufficient,
 * because a token is 32 random bytes: it cannot be guessed, however fast the digest is.
 */
export function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
