import 'server-only';
import { ClientError, type QueryParams, type SanityClient } from '@sanity/client';
import type { ContentQuery, ParsedAnswer } from '../content-query.ts';
import { isRecord } from '../parse/formats/is-record.ts';
import { closeCircuit, openCircuit } from './circuit-breaker.ts';

interface RequestOptions<Result> {
  /** How long the request may take, retries included, in milliseconds. */
  readonly deadline: number;
  /** The last fit value, used for unfit documents that must not be left out. */
  readonly lastFit?: Result | undefined;
}

/**
 * Requests an answer from the content service, bypassing every cache, and parses it. A timeout, an
 * error and a body that is not an answer all result in `ok: false` and open the circuit; a rejected
 * query (4xx) does not open it, because the service is reachable.
 */
export async function requestAnswer<Result>(
  client: SanityClient,
  query: ContentQuery<Result>,
  params: QueryParams,
  { deadline, lastFit }: RequestOptions<Result>,
): Promise<ParsedAnswer<Result>> {
  let result: unknown;
  try {
    const options = { cache: 'no-store', signal: AbortSignal.timeout(deadline) } as const;
    result = await client.fetch<unknown>(`{"answer": ${query.groq}\n}`, params, options);
  } catch (error) {
    const reason = String(error);
    if (!(error instanceof ClientError)) openCircuit(reason);
    return { ok: false, reason };
  }
  const parsed = parse(query, result, lastFit);
  if (parsed.ok) {
    closeCircuit();
  } else {
    openCircuit(`${query.name}: ${parsed.reason}`);
  }
  return parsed;
}

/**
 * Parses the result of a query that was sent as the attribute of an object. A proxy, or a service
 * that is starting, may return null or an empty list to every query; sent by themselves, queries
 * would have that as their answer, and documents would seem to be deleted.
 */
function parse<Result>(
  query: ContentQuery<Result>,
  result: unknown,
  lastFit: Result | undefined,
): ParsedAnswer<Result> {
  if (isRecord(result) && 'answer' in result) return query.parse(result.answer, lastFit);
  return { ok: false, reason: 'the result has no answer' };
}
