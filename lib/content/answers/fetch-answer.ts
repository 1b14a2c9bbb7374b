import 'server-only';
import type { QueryParams, SanityClient } from '@sanity/client';
import { isRecord } from '../parse/formats/is-record.ts';

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
  signal: AbortSignal,
): Promise<unknown> {
  const options = { cache: 'no-store', signal } as const;
  const result = await client.fetch<unknown>(`{"answer": ${groq}\n}`, params, options);
  if (isRecord(result) && 'answer' in result) return result.answer;
  throw new Error('the result has no answer');
}
