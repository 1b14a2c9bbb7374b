import type { SanityClient } from '@sanity/client';
import { DocumentId, getDraftId } from '@sanity/id-utils';
import { queryOfEntry } from '../../lib/content/documents/document-queries.ts';
import type { SharedDocument } from './create-shared-link.ts';
import { hasPage } from './has-page.ts';

/**
 * Returns the fields because of which the site cannot show the draft of a document, as its parser names
 * them: `slug.en`. None where it can, and where there is no draft. Rejects if the content service does
 * not respond.
 */
export async function unfitFields(
  client: SanityClient,
  { documentId, documentType }: Pick<SharedDocument, 'documentId' | 'documentType'>,
  signal?: AbortSignal,
): Promise<string[]> {
  if (!hasPage(documentType)) return [];
  const query = queryOfEntry(documentType);
  const id = getDraftId(DocumentId(documentId));
  const options = { perspective: 'raw', ...(signal ? { signal } : {}) } as const;
  const parsed = query.parse(await client.fetch<unknown>(query.groq, { id }, options));
  if (!parsed.ok || parsed.value !== null) return [];
  const own = parsed.problems.filter((problem) => problem.id === id);
  return [...new Set(own.map(({ field }) => field))];
}
