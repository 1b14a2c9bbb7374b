import { type ApiContext, findDataset } from '../http/context.ts';
import { isPublicId, placeOf } from '../ids/document-id.ts';
import { versionsOf } from '../ids/versions-of.ts';
import type { DatasetState } from '../store/dataset-state.ts';
import type { StoredDocument } from '../store/json.ts';

interface Omission {
  readonly id: string;
  readonly reason: 'existence' | 'permission';
}

/**
 * Handles `GET /data/doc/{dataset}/{id,id}`: returns documents exactly as they are stored, in the
 * requested order, and lists in `omitted` those that are missing or not visible to the caller.
 * `includeAllVersions` adds a document's draft and versions; `excludeContent` leaves only the
 * identifying attributes.
 */
export function documentsHandler(c: ApiContext): Response {
  const dataset = findDataset(c);
  const flag = (option: string) => c.req.query(option) === 'true';
  const onlyPublic = c.get('caller').role === 'anonymous';
  const documents: StoredDocument[] = [];
  const omitted: Omission[] = [];
  const ids = (c.req.param('ids') ?? '').split(',').filter((id) => id !== '');
  for (const id of ids) {
    const found = flag('includeAllVersions') ? everyVersionOf(dataset, id) : [id];
    for (const version of found) {
      const document = dataset.get(version);
      if (onlyPublic && !isPublicId(version)) {
        if (version === id) omitted.push({ id, reason: 'permission' });
      } else if (document === undefined) omitted.push({ id: version, reason: 'existence' });
      else documents.push(document);
    }
  }
  const shown = flag('excludeContent')
    ? documents.map(({ _id, _type, _rev, _createdAt, _updatedAt }) => ({
        _id,
        _type,
        _rev,
        _createdAt,
        _updatedAt,
      }))
    : documents;
  return c.json({ documents: shown, omitted });
}

/** Returns the ids of the existing document, its draft and its versions. */
function everyVersionOf(dataset: DatasetState, id: string): string[] {
  const place = placeOf(id);
  if (place === null) return [id];
  const { publishedId } = place;
  const versions = versionsOf(dataset, publishedId);
  const found = dataset.has(publishedId) ? [publishedId, ...versions] : versions;
  return found.length === 0 ? [id] : found;
}
