import { isAssetId } from '@sanity/asset-utils';
import { type FullDocument, isJsonObject, type Json, type JsonObject } from '../json/json.ts';

/** The hosted service accepts 4 MB of mutations at a time; the rest is for the envelope. */
const transactionBytes = 3_000_000;

/**
 * Returns the transactions that write documents, in order. It is one if the documents fit, so that
 * readers see all or nothing. Otherwise, a document that refers to one which is neither in the
 * dataset nor in its own or an earlier transaction refers to it weakly at first, and the last
 * transactions write it again with strong references.
 */
export function planTransactions(
  documents: readonly FullDocument[],
  existingIds: ReadonlySet<string>,
  limit = transactionBytes,
): FullDocument[][] {
  const known = new Set(existingIds);
  const again: FullDocument[] = [];
  const first = inBatches(documents, limit).map((batch) => {
    for (const { _id } of batch) known.add(_id);
    return batch.map((document) => {
      if (!refersBeyond(document, known)) return document;
      again.push(document);
      const { _id, _type, ...fields } = document;
      return { ...weakened(fields, known), _id, _type };
    });
  });
  return [...first, ...inBatches(again, limit)];
}

function refersTo(value: Json): string | undefined {
  if (!isJsonObject(value) || typeof value._ref !== 'string' || value._weak === true)
    return undefined;
  // Assets are uploaded before any document is written, so only documents can be missing.
  return isAssetId(value._ref) ? undefined : value._ref;
}

function refersBeyond(value: Json, known: ReadonlySet<string>): boolean {
  const id = refersTo(value);
  if (id !== undefined) return !known.has(id);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((part) => refersBeyond(part, known));
}

function weakened(fields: JsonObject, known: ReadonlySet<string>): JsonObject {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, weakenedValue(value, known)]),
  );
}

function weakenedValue(value: Json, known: ReadonlySet<string>): Json {
  if (Array.isArray(value)) return value.map((part) => weakenedValue(part, known));
  if (!isJsonObject(value)) return value;
  const id = refersTo(value);
  if (id === undefined) return weakened(value, known);
  return known.has(id) ? value : { ...value, _weak: true };
}

function inBatches(documents: readonly FullDocument[], limit: number): FullDocument[][] {
  const batches: FullDocument[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const document of documents) {
    const bytes = Buffer.byteLength(JSON.stringify(document));
    if (size + bytes > limit) {
      batches.push([]);
      size = 0;
    }
    batches.at(-1)?.push(document);
    size += bytes;
  }
  return batches;
}
