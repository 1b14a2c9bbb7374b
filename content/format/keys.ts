import { createHash } from 'node:crypto';

/**
 * The `_key` of an array item: 12 hexadecimal digits that depend on the document and the place
 * alone, so that the same file gives the same document every time.
 */
export function keyAt(documentId: string, path: string): string {
  return createHash('sha256').update(`${documentId}\n${path}`).digest('hex').slice(0, 12);
}
