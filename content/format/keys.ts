import { createHash } from 'node:crypto';

/**
 * Returns the `_key` of an array item: 12 hexadecimal digits that depend only on the document and
 * the path, so that the same file always results in the same document.
 */
export function keyAt(documentId: string, path: string): string {
  return createHash('sha256').update(`${documentId}\n${path}`).digest('hex').slice(0, 12);
}
