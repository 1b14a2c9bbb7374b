import { encodeEvent } from '../event-stream/encode-event.ts';
import type { Deliver } from '../event-stream/log-follower.ts';
import { encodePosition } from '../event-stream/log-position.ts';
import { isPublicId } from '../ids/document-id.ts';
import { syncTagsOfChange } from '../query/language/sync-tags.ts';
import { layerTypes } from '../query/layer-types.ts';
import type { DatasetState } from '../store/dataset-state.ts';
import type { ContentStore } from '../store/store.ts';
import type { LoggedTransactionChange } from '../store/transaction.ts';
import type { LiveSubscriber } from './live-subscriber.ts';

/**
 * Returns the function that sends a transaction to the clients of live events: one `message` with the
 * sync tags of all results that it affects.
 */
export function createTagDelivery(store: ContentStore): Deliver<LiveSubscriber> {
  return async ({ sequence, dataset: name, changes }, subscribers, rest) => {
    const dataset = store.dataset(name);
    if (dataset === undefined) return;
    const all = new Set<string>();
    const published = new Set<string>();
    for (const change of changes) {
      const isPublic = isPublicId(change.documentId);
      for (const tag of syncTagsOfChange(
        name,
        change.documentId,
        typesOf(dataset, change, sequence),
      )) {
        all.add(tag);
        if (isPublic) published.add(tag);
      }
      if (!(await rest())) return;
    }
    for (const { dataset: info, includesDrafts, stream } of subscribers) {
      const tags = includesDrafts ? all : published;
      if (tags.size === 0) continue;
      const id = encodePosition(info, { sequence, changes: 0 });
      stream.send(encodeEvent({ event: 'message', id, data: { tags: [...tags] } }));
    }
  };
}

/** Returns the types of the results that a change may affect; of an update, also the one before. */
function typesOf(
  dataset: DatasetState,
  { documentId, documentType, operation }: LoggedTransactionChange,
  sequence: number,
): string[] {
  const before =
    operation === 'update' ? dataset.revisionAfter(documentId, sequence - 1) : undefined;
  const types = [documentType, before?._type ?? documentType, ...layerTypes(dataset, documentId)];
  return [...new Set(types)];
}
