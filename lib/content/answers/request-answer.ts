import 'server-only';
import { ClientError, type QueryParams, type SanityClient } from '@sanity/client';
import { log } from '../../platform/log/log.ts';
import type { ContentQuery, ParsedAnswer } from '../content-query.ts';
import { isRecord } from '../parse/formats/is-record.ts';
import { closeCircuit, lastAnswerAt, openCircuit } from './circuit-breaker.ts';
import { recordAnswer, recordLateAnswer, recordRefusal } from './refused-queries.ts';

/** Statuses that say nothing about the query: sent again later, it may be answered. */
const retryable: ReadonlySet<number> = new Set([408, 425, 429]);

/** The errors of a result that is too large for an answer, or for the memory of a query. */
const tooLarge: ReadonlySet<unknown> = new Set(['queryError', 'queryMemoryError']);

interface RequestOptions<Result> {
  /** How long the request may take, retries included, in milliseconds. */
  readonly deadline: number;
  /** The last fit value, used for unfit documents that must not be left out. */
  readonly lastFit?: Result | undefined;
}

/**
 * Requests an answer from the content service, bypassing every cache, and parses it. A timeout, an
 * error and a body that is not an answer all result in `ok: false` and open the circuit. Not if the
 * service is reachable: when it rejected the query (4xx), or answered another one during a timeout.
 * Such failures of published content are recorded for the operator; a preview's concern only its
 * editor.
 */
export async function requestAnswer<Result>(
  client: SanityClient,
  query: ContentQuery<Result>,
  params: QueryParams,
  { deadline, lastFit }: RequestOptions<Result>,
): Promise<ParsedAnswer<Result>> {
  const isPublic = client.config().perspective === 'published';
  const sentAt = Date.now();
  const signal = AbortSignal.timeout(deadline);
  let result: unknown;
  try {
    const options = { cache: 'no-store', signal } as const;
    result = await client.fetch<unknown>(`{"answer": ${query.groq}\n}`, params, options);
  } catch (error) {
    const reason = String(error);
    if (!(error instanceof ClientError)) {
      const isQuerySlow = signal.aborted && lastAnswerAt() > sentAt;
      if (!isQuerySlow) openCircuit(reason);
      else if (isPublic) recordLateAnswer(query, params, deadline);
      return { ok: false, reason };
    }
    if (isPublic && !retryable.has(error.statusCode)) recordRefusal(query, params, error);
    const answer = withoutDocument(query, params, error, lastFit);
    return answer ?? { ok: false, reason, isRefused: true };
  }
  if (isPublic) recordAnswer(query, params);
  let parsed: ParsedAnswer<Result>;
  try {
    parsed = parse(query, result, lastFit);
  } catch (error) {
    // A bug of a parser; without this it would end the refresh of all other answers too.
    log('error', 'content.parser-failed', {
      query: query.name,
      id: params.id,
      error: String(error),
    });
    return { ok: false, reason: `${query.name}: the parser failed` };
  }
  if (parsed.ok) {
    closeCircuit();
  } else {
    openCircuit(`${query.name}: ${parsed.reason}`);
  }
  return parsed;
}

/**
 * Returns the answer to a query for one document by its id that the service could not evaluate: the
 * document is too large for a result, and counts as unfit. Null for other refusals, for example of a
 * query with a syntax error or by a service under load: they say nothing about the document.
 */
function withoutDocument<Result>(
  query: ContentQuery<Result>,
  { id }: QueryParams,
  { statusCode, details }: ClientError,
  lastFit: Result | undefined,
): ParsedAnswer<Result> | null {
  const isUnanswerable = statusCode === 400 && isRecord(details) && tooLarge.has(details.type);
  if (!isUnanswerable || typeof id !== 'string') return null;
  return query.withoutDocument?.(id, lastFit) ?? null;
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
