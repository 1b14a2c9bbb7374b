import { ApiException } from '../../../http/api-exception.ts';
import { plainError } from '../../../http/errors.ts';
import { effectOf } from '../../../mendoza/effect-of.ts';
import type { DatasetState } from '../../../store/dataset-state.ts';
import type { Json, JsonObject } from '../../../store/json.ts';
import { targetOf } from '../../../store/mutation-target.ts';
import { END_OF_TIME, type PastTransaction, parseBody } from '../../../store/revision-reader.ts';
import { type ApiContext, findDataset } from '../../request/context.ts';
import { sendLines } from '../../request/send-lines.ts';
import { parseIds, parseTransactions, type TransactionParameters } from './parameters.ts';

/**
 * Handles `GET /data/history/{dataset}/transactions/{id,id}`: sends the transactions that changed
 * one of the documents, one JSON object per line, the oldest first unless `reverse` is set. Both
 * ends of a range (`fromTransaction`, `toTransaction`, `fromTime`, `toTime`) are included. Callers
 * need a token, as for past documents.
 */
export function listTransactions(c: ApiContext): Response {
  const dataset = findDataset(c);
  const ids = parseIds(c);
  const parameters = parseTransactions(c);
  const { fromTransaction, toTransaction, fromTime, toTime } = parameters;
  const transactions = c.env.service.store.transactions(dataset.info.name, {
    ids,
    onlyIds: parameters.includeIdentifiedDocumentsOnly,
    authors: parameters.authors ?? null,
    sequences: [
      sequenceOf(c, dataset, fromTransaction) ?? 0,
      sequenceOf(c, dataset, toTransaction) ?? Number.MAX_SAFE_INTEGER,
    ],
    times: [fromTime ?? '', toTime ?? END_OF_TIME],
    newestFirst: parameters.reverse,
    limit: parameters.limit,
  });
  return sendLines(c, dataset, entries(transactions, parameters));
}

/**
 * Returns the number of a transaction, or null where no id is given. Throws an {@link ApiException}
 * with 404 where there is no such transaction.
 */
export function sequenceOf(
  c: ApiContext,
  dataset: DatasetState,
  id: string | undefined,
): number | null {
  if (id === undefined) return null;
  const sequence = c.env.service.store.log.sequenceOf(dataset.info.name, id);
  if (sequence === null) {
    throw new ApiException(plainError(404, `The transaction "${id}" was not found`));
  }
  return sequence;
}

function* entries(
  transactions: Iterable<PastTransaction>,
  { effectFormat, excludeContent, excludeMutations }: TransactionParameters,
): Generator<JsonObject> {
  for (const transaction of transactions) {
    const { id, author, timestamp, changes } = transaction;
    const documentIDs = changes.map(({ documentId }) => documentId);
    yield {
      id,
      author,
      timestamp,
      documentIDs,
      ...(excludeContent || excludeMutations
        ? {}
        : { mutations: mutationsOf(transaction, documentIDs) }),
      ...(effectFormat === undefined ? {} : { effects: effectsOf(transaction) }),
    };
  }
}

/** Returns the mutations of these documents; those that select by query name none. */
function mutationsOf({ mutations }: PastTransaction, ids: readonly string[]): Json[] {
  const parsed: Json = JSON.parse(mutations);
  const items = Array.isArray(parsed) ? parsed : [];
  return items.filter((mutation) => {
    const target = targetOf(mutation);
    return target !== null && ids.includes(target);
  });
}

function effectsOf({ changes }: PastTransaction): JsonObject {
  return Object.fromEntries(
    changes
      .filter(({ isComplete }) => isComplete)
      .map(({ documentId, before, after }) => [
        documentId,
        effectOf(parseBody(before), parseBody(after)),
      ]),
  );
}
