import 'server-only';
import type { QueryParams } from '@sanity/client';
import type { ContentQuery, ParsedAnswer } from '../model/content-query.ts';
import { adoptAnswers } from './adopt-answers.ts';
import { storedAnswer } from './answer-store.ts';

/**
 * Requests an answer that is not stored. If something in it is unfit, and another instance has shared what
 * was last fit, that is stored and the answer is requested again with it. Rejects as `request` does.
 */
export async function withSharedLastFit<Result>(
  query: ContentQuery<Result>,
  params: QueryParams,
  request: (lastFit?: Result) => Promise<ParsedAnswer<Result>>,
): Promise<ParsedAnswer<Result>> {
  const answer = await request();
  if (!answer.ok || answer.problems.length === 0) return answer;
  const [adopted] = await adoptAnswers([{ query, params }]);
  const shared = adopted === undefined ? null : await storedAnswer(query, params);
  return shared ? request(shared.value) : answer;
}
