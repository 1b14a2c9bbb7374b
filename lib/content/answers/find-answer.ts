import 'server-only';
import type { QueryParams } from '@sanity/client';
import { freshClient } from '../client.ts';
import type { ContentQuery } from '../content-query.ts';
import { type StoredAnswer, storeAnswer, storedAnswer } from './answer-store.ts';
import { isCircuitOpen } from './circuit-breaker.ts';
import { requestAnswer } from './request-answer.ts';
import { requestDeadline } from './request-deadline.ts';

/**
 * Returns the stored answer. If none is stored, requests it from the content service and stores it;
 * returns null if there is no valid response in time or the circuit is open.
 */
export async function findAnswer<Result>(
  query: ContentQuery<Result>,
  params: QueryParams,
): Promise<StoredAnswer<Result> | null> {
  const stored = await storedAnswer(query, params);
  if (stored || isCircuitOpen()) return stored;
  const answer = await requestAnswer(freshClient, query, params, { deadline: requestDeadline });
  if (!answer.ok) return null;
  storeAnswer(query, params, answer);
  return storedAnswer(query, params);
}
