import 'server-only';
import { ClientError, isHttpError, type QueryParams, type SanityClient } from '@sanity/client';
import type { MarkTexts } from '../client/mark-texts.ts';
import { isTimeout, isTooLarge, type RunQuery, runQuery } from '../client/run-query.ts';
import type { ContentQuery, ParsedAnswer } from '../model/content-query.ts';
import { closeCircuit, openCircuit } from './circuit-breaker.ts';
import { fetchAnswer } from './fetch-answer.ts';
import { isReachable, maxProbeWait } from './is-reachable.ts';
import { parseAnswer } from './parse-answer.ts';
import { recordAnswer, recordRefusal } from './refused-queries.ts';

/** Statuses that say nothing about the query: sent again later, it may be answered. */
const retryable: ReadonlySet<number> = new Set([408, 425, 429, 502, 503, 504]);

export interface RequestOptions<Result> {
  /** How long the request may take, retries and a probe included, in milliseconds. */
  readonly deadline: number;
  /** The last fit value, used for unfit documents that must not be left out. */
  readonly lastFit?: Result | undefined;
  /** Marks the texts of the answer; without it, they stay as they are stored. */
  readonly markTexts?: MarkTexts | undefined;
}

/**
 * Requests an answer from the content service, bypassing every cache, and parses it. A timeout, an
 * error and a body that is not an answer all result in `ok: false`, and in a probe of the service,
 * which decides the circuit: one query that fails, or takes long, must not stop the others. So that the
 * circuit is decided at the deadline, the probe is sent before it; without an answer to either, the
 * circuit opens. Failures of published content while the service is reachable are recorded for the
 * operator; a preview's concern only its editor.
 */
export async function requestAnswer<Result>(
  client: SanityClient,
  query: ContentQuery<Result>,
  params: QueryParams,
  { deadline, lastFit, markTexts }: RequestOptions<Result>,
): Promise<ParsedAnswer<Result>> {
  const isPublic = client.config().perspective === 'published';
  const sentAt = performance.now();
  const signal = AbortSignal.timeout(deadline);
  let found: Promise<boolean> | undefined;
  const probe = () => {
    found ??= isReachable(sentAt);
    return found;
  };
  const lateProbe = setTimeout(probe, Math.max(0, deadline - maxProbeWait));
  const run: RunQuery = (groq, groqParams) =>
    fetchAnswer(client, groq, groqParams, { signal, markTexts });
  try {
    const parsed = parseAnswer(query, params, await runQuery(query, params, run), lastFit);
    if (isPublic) recordAnswer(query, params);
    closeCircuit();
    return parsed;
  } catch (error) {
    const isPassing = isHttpError(error) && retryable.has(error.statusCode);
    const record = (cause: unknown) => {
      if (isPublic && !isPassing) recordRefusal(query, params, cause);
    };
    if (error instanceof ClientError && !isPassing) {
      record(error);
      const isRefused = !isTimeout(error);
      const answer = withoutDocument(query, params, error, lastFit);
      return answer ?? { ok: false, reason: String(error), isRefused };
    }
    const cause = signal.aborted ? new Error(`No answer within ${deadline} ms`) : error;
    if (await probe()) record(cause);
    else openCircuit(String(cause));
    return { ok: false, reason: String(cause) };
  } finally {
    clearTimeout(lateProbe);
  }
}

/**
 * Returns the answer to a query for one document by its id that the service could not evaluate: the
 * document is too large for a result, and counts as unfit. Null for other refusals, for example of a
 * query with a syntax error or by a service under load: they say nothing about the document.
 */
function withoutDocument<Result>(
  query: ContentQuery<Result>,
  { id }: QueryParams,
  error: ClientError,
  lastFit: Result | undefined,
): ParsedAnswer<Result> | null {
  if (!isTooLarge(error) || typeof id !== 'string') return null;
  return query.withoutDocument?.(id, lastFit) ?? null;
}
