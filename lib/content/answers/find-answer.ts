import 'server-only';
import type { QueryParams } from '@sanity/client';
import { freshClient } from '../client.ts';
import type { ContentQuery } from '../content-query.ts';
import { type StoredAnswer, storeAnswer, storedAnswer } from './answer-store.ts';
import { isCircuitOpen } from './circuit-breaker.ts';
import { requestAnswer } from './request-answer.ts';
import { requestDeadline } from './request-deadline.ts';

/**
 * The stored answer, or the one that the content service gives now where there never was one. Null
 * where it gives none in time.
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
