import { idInLayer, isPublicId, parseDocumentId } from '../../ids/document-id.ts';
import type { DatasetState } from '../../store/dataset-state.ts';
import type { JsonObject } from '../../store/json.ts';
import { acquireSlot } from '../request/acquire-slot.ts';
import { type ApiContext, findDataset } from '../request/context.ts';
import { limitSize } from './limit-size.ts';

interface Omission {
  readonly id: string;
  readonly reason: 'existence' | 'permission';
}

/**
 * Handles `GET /data/doc/{dataset}/{id,id}`: returns documents exactly as they are stored, in the
 * requested order, and lists in `omitted` those that are missing or not visible to the caller.
 * `includeAllVersions` adds a document's draft and versions; `excludeContent` leaves only the
 * identifying attributes. Throws 413 for more than {@link limitSize} permits, and
 * 503 where anonymous clients read too much at a time.
 */
export function getDocuments(c: ApiContext): Response {
  const dataset = findDataset(c);
  acquireSlot(c, c.env.service.anonymousReads, 'requests for documents');
  const flag = (option: string) => c.req.query(option) === 'true';
  const excludeContent = flag('excludeContent');
  const onlyPublic = c.get('caller').role === 'anonymous';
  const documents: JsonObject[] = [];
  const omitted: Omission[] = [];
  const requested = new Set((c.req.param('ids') ?? '').split(',').filter((id) => id !== ''));
  const count = limitSize();
  for (const id of flag('includeAllVersions') ? withVersions(dataset, requested) : requested) {
    if (onlyPublic && !isPublicId(id)) {
      if (requested.has(id)) omitted.push({ id, reason: 'permission' });
      continue;
    }
    const document = dataset.get(id);
    if (document === undefined) {
      omitted.push({ id, reason: 'existence' });
      continue;
    }
    const { _id, _type, _rev, _createdAt, _updatedAt } = document;
    const shown = excludeContent ? { _id, _type, _rev, _createdAt, _updatedAt } : document;
    count(shown);
    documents.push(shown);
  }
  return c.json({ documents, omitted });
}

/** Returns the ids of each existing document, its draft and its versions. */
function withVersions(dataset: DatasetState, ids: Iterable<string>): Set<string> {
  // Read and parsed once, not for each document.
  const versions = Map.groupBy(
    dataset.idsUnder('versions'),
    (id) => parseDocumentId(id)?.publishedId,
  );
  const everyVersionOf = (id: string) => {
    const parsed = parseDocumentId(id);
    if (parsed === null) return [id];
    const { publishedId } = parsed;
    const found = [
      ...[publishedId, idInLayer(publishedId, 'drafts')].filter((each) => dataset.has(each)),
      ...(versions.get(publishedId) ?? []),
    ];
    return found.length === 0 ? [id] : found;
  };
  return new Set([...ids].flatMap(everyVersionOf));
}
