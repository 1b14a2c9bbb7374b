import { isPublicId } from '../ids/document-id.ts';
import { versionsOf } from '../ids/versions-of.ts';
import type { DatasetState } from '../store/dataset-state.ts';
import { isJsonObject, type StoredDocument, type UnstampedDocument } from '../store/json.ts';
import { errorMessage } from '../util/error-message.ts';
import type { Log } from '../util/log.ts';
import type { WorkingSet } from './working-set.ts';

/**
 * Receives the version of a document that was public last (null: none) and the one about to be
 * published; returns what to publish instead, or the latter unchanged. Must keep `_id` and `_type`.
 */
export type PublishTransform = (
  previous: StoredDocument | null,
  next: UnstampedDocument,
) => unknown;

/** Applies the transform to every document of a transaction that becomes public. */
export type PublishStep = (work: WorkingSet) => void;

/**
 * Returns a step that runs `transform` within each transaction, after its mutations: once for every
 * public document that the transaction creates, replaces or patches, with the version that was
 * public last before the transaction. Drafts, versions in releases and deletions are not transformed.
 *
 * If the transform fails, no work is lost: the document is stored as it was sent, and one line
 * about it is written to `log`.
 */
export function createPublishStep(transform: PublishTransform | null, log: Log): PublishStep {
  if (transform === null) return () => undefined;
  return (work) => {
    for (const [id, { document, index }] of work.touched) {
      if (document === null || !isPublicId(id)) continue;
      const previous = work.dataset.get(id) ?? unpublishedVersion(work.dataset, id);
      try {
        work.put(id, transformed(transform, previous, document), index);
      } catch (error) {
        const message = `"${id}" was stored without the publish transform: ${errorMessage(error)}`;
        log({ level: 'error', message });
      }
    }
  };
}

/**
 * Returns the version that an unpublished document had before; null where it was never public. A
 * deleted document that an editor restores as a draft is the same one; it is another one if its id
 * is used again without a draft or a version.
 */
function unpublishedVersion(dataset: DatasetState, id: string): StoredDocument | null {
  const isUnpublished = versionsOf(dataset, id).length > 0;
  return isUnpublished ? (dataset.lastRevision(id) ?? null) : null;
}

/** Throws what the transform throws, and when it returns anything but the document. */
function transformed(
  transform: PublishTransform,
  previous: StoredDocument | null,
  next: UnstampedDocument,
): UnstampedDocument {
  // Copies both ways: stored documents are immutable, and only JSON may be stored.
  const result = transform(structuredClone(previous), structuredClone(next));
  const document: unknown = JSON.parse(JSON.stringify(result) ?? 'null');
  if (!isJsonObject(document) || document._id !== next._id || document._type !== next._type) {
    throw new TypeError('it did not return the document');
  }
  return { ...document, _id: next._id, _type: next._type };
}
