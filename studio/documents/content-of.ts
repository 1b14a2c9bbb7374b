import type { JsonRecord } from '../../lib/content/parse/formats/is-record.ts';

/**
 * Returns what an editor can change of a document, for comparison: all of it but what the content service
 * notes down itself as soon as it is saved. Empty for what is no document.
 */
export function contentOf(document: JsonRecord | undefined): string {
  if (!document) return '';
  const { _rev, _updatedAt, ...content } = document;
  return JSON.stringify(content);
}
