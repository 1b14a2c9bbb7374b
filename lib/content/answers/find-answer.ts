import 'server-only';
import type { QueryParams } from '@sanity/client';
import { freshClient } from '../client.ts';
import type { ContentQuery } from '../content-query.ts';
import { adoptAnswers } from './adopt-answers.ts';
import { type StoredAnswer, storeAnswer, storedAnswer } from './answer-store.ts';
import { isCircuitOpen } from './circuit-breaker.ts';
import { requestAnswer } from './request-answer.ts';
import { requestDeadline } from './request-deadline.ts';

/**
 * Returns the stored answer. If none is stored, requests it from the content service and stores it;
 * without a valid response in time, or while the circuit is open, that of another instance of the site.
 * Returns null if there is none either.
 */
export async function findAnswer<Result>(
  query: ContentQuery<Result>,
  params: QueryParams,
): Promise<StoredAnswer<Result> | null> {
  const stored = await storedAnswer(query, params);
  if (stored) return stored;
  const options = { deadline: requestDeadline };
  const askedAt = Date.now();
  const answer = isCircuitOpen() ? null : await requestAnswer(freshClient, query, params, options);
  if (answer?.ok) storeAnswer(query, params, answer, askedAt);
  else await adoptAnswers([{ query, params }]);
  return storedAnswer(query, params);
}
