import 'server-only';
import { ClientError, type QueryParams, type SanityClient } from '@sanity/client';
import type { ContentQuery, ParsedAnswer } from '../content-query.ts';
import { closeCircuit, openCircuit } from './circuit-breaker.ts';

interface RequestOptions<Result> {
  /** How long the answer may take, retries included, in milliseconds. */
  readonly deadline: number;
  /** What stands in for documents that must not be left out. */
  readonly lastFit?: Result | undefined;
}

/**
 * Asks the content service for an answer, past every cache, and parses it. Silence, an
 * error and a body that is no answer are all `ok: false` and open the circuit; a rejected query
 * (4xx) does not, because the service is there.
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
    result = await client.fetch<unknown>(query.groq, params, options);
  } catch (error) {
    const reason = String(error);
    if (!(error instanceof ClientError)) openCircuit(reason);
    return { ok: false, reason };
  }
  const parsed = query.parse(result, lastFit);
  if (parsed.ok) {
    closeCircuit();
  } else {
    openCircuit(`${query.name}: ${parsed.reason}`);
  }
  return parsed;
}
