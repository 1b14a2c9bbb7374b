import 'server-only';
import type { QueryParams } from '@sanity/client';
import type { ContentQuery } from '../model/content-query.ts';
import { adoptAnswers } from './adopt-answers.ts';
import { type StoredAnswer, storeAnswer, storedAnswer } from './answer-store.ts';
import { isCircuitOpen } from './circuit-breaker.ts';
import { requestCurrent } from './request-current.ts';
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
  const current = isCircuitOpen() ? null : await requestCurrent(query, params, options);
  if (current?.answer.ok) storeAnswer(query, params, current.answer, current.requestedAt);
  else await adoptAnswers([{ query, params }]);
  return storedAnswer(query, params);
}
