import { ApiException } from '../http/api-exception.ts';
import { type ApiContext, findDataset } from '../http/context.ts';
import { plainError } from '../http/errors.ts';
import { idInLayer, placeOf } from '../ids/document-id.ts';
import type { JsonObject } from '../store/json.ts';
import { WHOLE_HISTORY } from '../store/revision-reader.ts';
import { documentEventsOf, type EventContext } from './document-events.ts';
import { parseEvents } from './parameters.ts';
import { sequenceOf } from './transactions-handler.ts';

/** How many transactions one request may read; the rest is read with the cursor. */
const MOST_TRANSACTIONS = 1000;

/**
 * Handles `GET /data/history/{dataset}/events/documents/{id}`: returns the events of a document,
 * the newest first, at most `limit` of them, and as `nextCursor` where they continue; it is empty
 * after the oldest. Callers need a token, because a publication names the draft or release.
 */
export function documentEventsHandler(c: ApiContext): Response {
  const dataset = findDataset(c);
  const { limit, nextCursor } = parseEvents(c);
  const id = c.req.param('id') ?? '';
  const publishedId = placeOf(id)?.publishedId;
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
  const before = sequenceOf(c, dataset, nextCursor) ?? Number.MAX_SAFE_INTEGER;
  const transactions = store.transactions(name, {
    ids: id === publishedId ? [id] : [id, publishedId],
    // A publication shows in what happened to the draft or the version.
    onlyIds: false,
    ...WHOLE_HISTORY,
    sequences: [0, before - 1],
    newestFirst: true,
    limit: MOST_TRANSACTIONS,
  });
  const events: JsonObject[] = [];
  let read = 0;
  for (const transaction of transactions) {
    events.push(...documentEventsOf(transaction, context));
    read += 1;
    if (events.length >= limit || read === MOST_TRANSACTIONS) {
      return c.json({ events: { [id]: events }, nextCursor: transaction.id });
    }
  }
  return c.json({ events: { [id]: events }, nextCursor: '' });
}
