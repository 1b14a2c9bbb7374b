import type { DatasetState } from '../../../store/dataset-state.ts';
import type { StoredDocument } from '../../../store/json.ts';
import { type ApiContext, findDataset } from '../../request/context.ts';
import { limitSize } from '../limit-size.ts';
import { parseIds, parseRevision, type RevisionParameters } from './parameters.ts';

/**
 * Handles `GET /data/history/{dataset}/documents/{id,id}`: returns documents as they were after a
 * transaction (`revision`), at a `time`, or last (`lastRevision`: also deleted ones). Documents
 * that did not exist then are missing in the response, which is the one of `/data/doc`. Throws 413
 * for more than {@link limitSize} permits. Callers need a token, because also what is public now may
 * have been unpublished, or different, before.
 */
export function getPastDocuments(c: ApiContext): Response {
  const dataset = findDataset(c);
  const ids = parseIds(c);
  const find = finder(c, dataset, parseRevision(c));
  const documents: StoredDocument[] = [];
  const omitted: { id: string; reason: 'existence' }[] = [];
  const count = limitSize();
  for (const id of ids) {
    const document = find(id);
    if (document === undefined) {
      omitted.push({ id, reason: 'existence' });
      continue;
    }
    count(document);
    documents.push(document);
  }
  return c.json({ documents, omitted });
}

/** Returns a function that finds the requested revision of a document. */
function finder(
  c: ApiContext,
  dataset: DatasetState,
  { revision, time }: RevisionParameters,
): (id: string) => StoredDocument | undefined {
  if (time !== undefined) return (id) => dataset.revisionAt(id, time);
  // The last revision of a document whose history is not stored is its current one.
  if (revision === undefined) return (id) => dataset.get(id) ?? dataset.lastRevision(id);
  const sequence = c.env.service.store.log.sequenceOf(dataset.info.name, revision);
  return sequence === null ? () => undefined : (id) => dataset.revisionAfter(id, sequence);
}
