import { documentEventsOf, type EventContext } from '../../../history/document-events.ts';
import { releaseEventsOf } from '../../../history/release-events.ts';
import { ApiException } from '../../../http/api-exception.ts';
import { plainError } from '../../../http/errors.ts';
import {
  idInLayer,
  isReleaseName,
  parseDocumentId,
  releaseDocumentId,
} from '../../../ids/document-id.ts';
import type { DatasetState } from '../../../store/dataset-state.ts';
import type { JsonObject } from '../../../store/json.ts';
import {
  type PastTransaction,
  type TransactionSelection,
  WHOLE_HISTORY,
} from '../../../store/revision-reader.ts';
import { type ApiContext, findDataset } from '../../request/context.ts';
import { parseEvents } from './parameters.ts';
import { sequenceOf } from './transactions.ts';

/** How many transactions one request may read; the rest is read with the cursor. */
const MAX_TRANSACTIONS = 1000;

/**
 * Handles `GET /data/history/{dataset}/events/documents/{id}`: returns the events of a document, in
 * pages. Callers need a token, because a publication names the draft or release.
 */
export function listDocumentEvents(c: ApiContext): Response {
  const dataset = findDataset(c);
  const id = c.req.param('id') ?? '';
  const publishedId = parseDocumentId(id)?.publishedId;
  if (publishedId === undefined) {
    throw new ApiException(plainError(400, `"${id}" is not a valid document ID`));
  }
  const { store } = c.env.service;
  const { name } = dataset.info;
  const draftId = idInLayer(publishedId, 'drafts');
  const context: EventContext = {
    id,
    publishedId,
    hasDraftAfter: (transactionId) => {
      const sequence = store.log.sequenceOf(name, transactionId);
      return sequence !== null && dataset.revisionAfter(draftId, sequence) !== undefined;
    },
  };
  const { events, nextCursor } = readPage(c, dataset, {
    ids: id === publishedId ? [id] : [id, publishedId],
    // A publication shows in what happened to the draft or the version.
    onlyIds: false,
    eventsOf: (transaction) => documentEventsOf(transaction, context),
  });
  return c.json({ events: { [id]: events }, nextCursor });
}

/**
 * Handles `GET /data/history/{dataset}/events/releases/{name}`: returns the events of a release, in
 * pages.
 */
export function listReleaseEvents(c: ApiContext): Response {
  const name = c.req.param('name') ?? '';
  if (!isReleaseName(name)) {
    throw new ApiException(plainError(400, `"${name}" is not a valid release name`));
  }
  const page = readPage(c, findDataset(c), {
    ids: [releaseDocumentId(name)],
    onlyIds: true,
    eventsOf: (transaction) => releaseEventsOf(transaction, name),
  });
  return c.json(page);
}

/** Which transactions are read for events, and how these are derived from one. */
interface EventSource extends Pick<TransactionSelection, 'ids' | 'onlyIds'> {
  readonly eventsOf: (transaction: PastTransaction) => JsonObject[];
}

/**
 * Returns the events of a page, the newest first, about as many as `limit`, and as `nextCursor`
 * where they continue; it is empty after the oldest.
 */
function readPage(c: ApiContext, dataset: DatasetState, { eventsOf, ...selection }: EventSource) {
  const { limit, nextCursor } = parseEvents(c);
  const before = sequenceOf(c, dataset, nextCursor) ?? Number.MAX_SAFE_INTEGER;
  const transactions = c.env.service.store.transactions(dataset.info.name, {
    ...WHOLE_HISTORY,
    ...selection,
    sequences: [0, before - 1],
    newestFirst: true,
    limit: MAX_TRANSACTIONS,
  });
  const events: JsonObject[] = [];
  let read = 0;
  for (const transaction of transactions) {
    events.push(...eventsOf(transaction));
    read += 1;
    if (events.length >= limit || read === MAX_TRANSACTIONS) {
      return { events, nextCursor: transaction.id };
    }
  }
  return { events, nextCursor: '' };
}
