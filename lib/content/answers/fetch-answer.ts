import 'server-only';
import type { QueryParams, SanityClient } from '@sanity/client';
import type { MarkTexts } from '../client/mark-texts.ts';
import { isRecord } from '../parse/formats/is-record.ts';

interface FetchOptions {
  readonly signal: AbortSignal;
  /** Marks the texts of the result; without it, they stay as they are stored. */
  readonly markTexts?: MarkTexts | undefined;
}

/**
 * Sends a query as the attribute of an object. A proxy, or a service that is starting, may return
 * null or an empty list to every query; sent by themselves, queries would have that as their answer,
 * and documents would seem to be deleted. Bypasses every cache. Rejects as `SanityClient.fetch` does, and
 * if the result has no answer.
 */
export async function fetchAnswer(
  client: SanityClient,
  groq: string,
  params: QueryParams,
  { signal, markTexts }: FetchOptions,
): Promise<unknown> {
  const { result, resultSourceMap } = await client.fetch<unknown>(`{"answer": ${groq}\n}`, params, {
    cache: 'no-store',
    signal,
    filterResponse: false,
    // Otherwise the service would repeat the query in its response.
    returnQuery: false,
    resultSourceMap: markTexts ? 'withKeyArraySelector' : false,
  });
  const marked = markTexts && resultSourceMap ? markTexts(result, resultSourceMap) : result;
  if (isRecord(marked) && 'answer' in marked) return marked.answer;
  throw new Error('the result has no answer');
}
