import { idInLayer, parseDocumentId } from '../ids/document-id.ts';
import type { JsonObject } from '../store/json.ts';
import { type PastTransaction, parseBody, type RevisionChange } from '../store/revision-reader.ts';

/** The context from which events of a document are derived, besides a transaction. */
export interface EventContext {
  /** The document whose events are requested: published, a draft or a version. */
  readonly id: string;
  readonly publishedId: string;
  /** Whether the draft existed after a transaction. */
  readonly hasDraftAfter: (transactionId: string) => boolean;
}

/**
 * Returns what a transaction did to a document as the document events of the protocol: an editor
 * sees when a draft was made, published or discarded, and a document unpublished or deleted. Edits
 * of drafts and versions are no events: clients derive them from the transactions.
 */
export function documentEventsOf(
  transaction: PastTransaction,
  { id, publishedId, hasDraftAfter }: EventContext,
): JsonObject[] {
  const { changes, author, timestamp } = transaction;
  const group = changes.filter(
    ({ documentId }) => parseDocumentId(documentId)?.publishedId === publishedId,
  );
  const published = group.find(({ documentId }) => documentId === publishedId);
  const base = { id: transaction.id, timestamp, author, documentId: publishedId };
  const isPublished = published !== undefined && published.after !== null;
  const isRemoved = published !== undefined && published.after === null;
  const deleted = { ...base, type: 'deleteDocumentGroup' };

  if (id === publishedId) {
    if (published === undefined) return [];
    if (isRemoved) {
      return [hasDraftAfter(transaction.id) ? unpublished(base, publishedId) : deleted];
    }
    const source = group.find((change) => change !== published && isDeletion(change));
    if (source !== undefined) return [publication(base, source)];
    const type = published.before === null ? 'createLiveDocument' : 'updateLiveDocument';
    return [{ ...base, type, revisionId: transaction.id }];
  }
  const isDeleted = isRemoved && !hasDraftAfter(transaction.id);
  const change = group.find(({ documentId }) => documentId === id);
  if (change === undefined) return isDeleted ? [deleted] : [];
  if (change.before === null) {
    return [
      { ...base, ...versionOf(id), type: 'createDocumentVersion', versionRevisionId: base.id },
    ];
  }
  if (!isDeletion(change)) return [];
  if (isPublished) return [publication(base, change)];
  if (isDeleted) return [deleted];
  return [
    {
      ...base,
      ...versionOf(id),
      type: 'deleteDocumentVersion',
      versionRevisionId: lastRevision(change),
    },
  ];
}

type EventBase = { readonly id: string } & JsonObject;

const isDeletion = ({ before, after }: RevisionChange) => before !== null && after === null;

function unpublished(base: EventBase, publishedId: string): JsonObject {
  const versionId = idInLayer(publishedId, 'drafts');
  return { ...base, type: 'unpublishDocument', versionId, versionRevisionId: base.id };
}

function publication(base: EventBase, source: RevisionChange): JsonObject {
  const version = versionOf(source.documentId);
  return {
    ...base,
    ...version,
    type: 'publishDocumentVersion',
    revisionId: base.id,
    versionRevisionId: lastRevision(source),
    publishCause: 'releaseId' in version ? 'release.publish' : 'document.publish',
  };
}

function versionOf(versionId: string): JsonObject {
  const layer = parseDocumentId(versionId)?.layer ?? null;
  return layer === null || layer === 'drafts' ? { versionId } : { versionId, releaseId: layer };
}

function lastRevision({ before }: RevisionChange): string {
  const revision = parseBody(before)?._rev;
  return typeof revision === 'string' ? revision : '';
}
