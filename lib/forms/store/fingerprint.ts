import { createHash } from 'node:crypto';

/** Returns the SHA-256 of bytes or text, in hexadecimal. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/**
 * Returns a hash that identifies a submission: the same for the same fields and file, in any order of
 * fields.
 */
export function fingerprint(data: object, fileHash: string | null): string {
  const fields = Object.entries(data).sort(([one], [other]) => (one < other ? -1 : 1));
  return sha256(JSON.stringify([fields, fileHash]));
}
