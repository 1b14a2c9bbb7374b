import 'server-only';
import { isHttpError, type QueryParams } from '@sanity/client';
import { LRUCache } from 'lru-cache';
import { HOUR_MS } from '../../platform/durations.ts';
import { log } from '../../platform/log/log.ts';
import { messageOf } from '../../platform/log/message-of.ts';
import { processState } from '../../platform/process-state.ts';
import type { ContentQuery } from '../model/content-query.ts';
import { answerKey } from './answer-key.ts';

/** How many refusals are remembered; the oldest are forgotten first. */
const capacity = 1000;

/**
 * How long a refusal counts that is not repeated, in ms. Every stored answer is requested at least
 * once an hour; one that is not requested any more would otherwise count for ever.
 */
const memory = 2 * HOUR_MS;

/** Longer messages are cut: a proxy may send a whole page. */
const maxMessageLength = 300;

const state = processState('content.refused-queries', () => ({
  refused: new LRUCache<string, true>({ max: capacity, ttl: memory }),
  logged: new LRUCache<string, true>({ max: capacity }),
}));

/**
 * Counts a query that failed while the service was reachable, until it is answered, and logs it once
 * for each message and document. With the same content it would fail again, so without this nothing
 * would say why pages stay old.
 */
export function recordRefusal(
  query: ContentQuery<unknown>,
  params: QueryParams,
  error: unknown,
): void {
  const name = answerKey(query, params);
  state.refused.set(name, true);
  const message = comparableMessage(error);
  const key = `${name}\n${message}`;
  if (state.logged.has(key)) return;
  state.logged.set(key, true);
  const status = isHttpError(error) ? { status: error.statusCode } : {};
  log('error', 'content.query-refused', { query: query.name, id: params.id, ...status, message });
}

/** Records that the service answered a query. */
export function recordAnswer(query: ContentQuery<unknown>, params: QueryParams): void {
  state.refused.delete(answerKey(query, params));
}

/** Returns how many queries failed when they were last sent, while the service was reachable. */
export function refusedQueries(): number {
  state.refused.purgeStale();
  return state.refused.size;
}

/** The identifier of the request, which the hosted service adds to each message. */
const traceId = /\(traceId: [^)]*\)/;

/** Returns a message that is the same whenever the query fails in the same way. */
function comparableMessage(error: unknown): string {
  return messageOf(error).replace(traceId, '').trim().slice(0, maxMessageLength);
}
