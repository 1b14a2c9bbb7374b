import type { z } from 'zod';
import type { ContentQuery, ParsedAnswer } from '../model/content-query.ts';
import { isDocument, parseDocument } from './document.ts';

interface Definition<T> {
  readonly name: string;
  /** A query for the document whose `_id` is `$id`: `*[… && _id == $id][0]{…}`. */
  readonly groq: string;
  readonly type: string;
  readonly document: z.ZodType<T>;
  /** See `ContentQuery.moments`. */
  readonly moments?: (value: T) => readonly number[];
}

/**
 * Returns a query for one document. If there is no document, the value is null; for an unfit one it
 * is the last fit value, or null if it was never fit; the same for one that cannot be sent.
 */
export function documentQuery<T>({
  name,
  groq,
  type,
  document,
  moments,
}: Definition<T>): ContentQuery<T | null> {
  const parse = (result: unknown, lastFit: T | null = null): ParsedAnswer<T | null> => {
    if (result === null) return { ok: true, value: null, problems: [] };
    if (!isDocument(result)) return { ok: false, reason: `${name}: neither a document nor null` };
    const { value, problems } = parseDocument(result, type, document);
    return { ok: true, value: value ?? lastFit, problems };
  };
  const withoutDocument = (id: string, lastFit: T | null = null): ParsedAnswer<T | null> => {
    const unfit = { id, type, revision: null, field: '_id', expected: 'size' } as const;
    return { ok: true, value: lastFit, problems: [{ ...unfit, leftOut: 'document' }] };
  };
  const batchGroq = groq.replace('_id == $id][0]', '_id in $ids]');
  const query = { name, groq, batchGroq, parse, withoutDocument };
  return moments ? { ...query, moments: (value) => (value === null ? [] : moments(value)) } : query;
}
