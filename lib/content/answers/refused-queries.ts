import 'server-only';
import type { ClientError, QueryParams } from '@sanity/client';
import { LRUCache } from 'lru-cache';
import { log } from '../../platform/log/log.ts';
import { processState } from '../../platform/process-state.ts';
import type { ContentQuery } from '../content-query.ts';
import { answerKey } from './answer-key.ts';

/** How many refusals are remembered; the oldest are forgotten first. */
const capacity = 1000;

/**
 * How long a refusal counts that is not repeated, in ms. Every stored answer is requested at least
 * once an hour; one that is not requested any more would otherwise count for ever.
 */
const memory = 2 * 60 * 60 * 1000;

/** Longer messages are cut: a proxy may send a whole page. */
const longestMessage = 300;

const state = processState('content.refused-queries', () => ({
  refused: new LRUCache<string, true>({ max: capacity, ttl: memory }),
  logged: new LRUCache<string, true>({ max: capacity }),
}));

/**
 * Counts a query that the service refused until it answers it, and logs it once for each message and
 * document. With the same content it would be refused again, so without this nothing would say why
 * pages stay old.
 */
export function recordRefusal(
  query: ContentQuery<unknown>,
  params: QueryParams,
  { statusCode, message, traceId }: ClientError,
): void {
  // The hosted service adds an identifier of the request to each message.
  const said = message.replace(`(traceId: ${traceId})`, '').trim().slice(0, longestMessage);
  record(query, params, { status: statusCode, message: said });
}

/**
 * Counts a query that took longer than `deadline` ms while the service answered others, in the same
 * way: for the pages it is refused.
 */
export function recordLateAnswer(
  query: ContentQuery<unknown>,
  params: QueryParams,
  deadline: number,
): void {
  record(query, params, { message: `No answer within ${deadline} ms` });
}

function record(
  query: ContentQuery<unknown>,
  params: QueryParams,
  response: { readonly status?: number; readonly message: string },
): void {
  const name = answerKey(query, params);
  state.refused.set(name, true);
  const key = `${name}\n${response.message}`;
  if (state.logged.has(key)) return;
  state.logged.set(key, true);
  log('error', 'content.query-refused', { query: query.name, id: params.id, ...response });
}

/** Records that the service answered a query. */
export function recordAnswer(query: ContentQuery<unknown>, params: QueryParams): void {
  state.refused.delete(answerKey(query, params));
}

/** Returns how many queries the service refused when they were last sent. */
export function refusedQueries(): number {
  state.refused.purgeStale();
  return state.refused.size;
}
