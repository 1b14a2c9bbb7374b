import 'server-only';
import type { QueryParams } from '@sanity/client';
import type { ContentQuery } from '../model/content-query.ts';
import { adoptAnswers } from './adopt-answers.ts';
import { answerKey } from './answer-key.ts';
import { markRead, type StoredAnswer, storeAnswer, storedAnswer } from './answer-store.ts';
import { isCircuitOpen } from './circuit-breaker.ts';
import { withoutComingTargets } from './coming-targets.ts';
import { ContentUnavailableError } from './content-unavailable.ts';
import { dependOnAnswer, requestWhileRendering } from './depend-on-answer.ts';
import { isBuilding } from './is-building.ts';
import { requestCurrent } from './request-current.ts';
import { requestDeadline } from './request-deadline.ts';

/** How long a page waits for content that is not stored yet, in ms; longer in a build. */
const deadline = isBuilding ? 60_000 : requestDeadline;

/**
 * Keys of the answers this process has requested; a build requests each one again, even if an
 * earlier process stored it.
 */
const requested = new Set<string>();

/**
 * Reads published content for the page being rendered, and tags the page so that it is re-rendered
 * when the answer changes. Links to deals that have not begun have no target. Throws
 * `ContentUnavailableError` if there is no answer.
 */
export async function readPublished<Result>(
  query: ContentQuery<Result>,
  params: QueryParams,
): Promise<Result> {
  const found = findPublished(query, params);
  const version = await found.then(
    (answer) => answer.version,
    () => null,
  );
  await dependOnAnswer(answerKey(query, params), version);
  return withoutComingTargets((await found).value, new Date());
}

/**
 * Reads published content in which the page being rendered only looks something up; the page is not
 * tagged with it. The stored answer is used as it is, because webhooks and the background task keep
 * it up to date: a page waits for the content service only if the answer is not stored yet. Throws
 * `ContentUnavailableError` if there is no answer.
 */
export async function lookUpPublished<Result>(
  query: ContentQuery<Result>,
  params: QueryParams,
): Promise<Result> {
  return withoutComingTargets((await findPublished(query, params)).value, new Date());
}

async function findPublished<Result>(
  query: ContentQuery<Result>,
  params: QueryParams,
): Promise<StoredAnswer<Result>> {
  const key = answerKey(query, params);
  let answer = await storedAnswer(query, params);
  if (!answer || (isBuilding && !requested.has(key))) {
    try {
      await requestWhileRendering(key, () => request(query, params, answer?.value));
      answer = await storedAnswer(query, params);
    } catch (error) {
      if (!answer) {
        await adoptAnswers([{ query, params }]);
        answer = await storedAnswer(query, params);
      }
      if (!answer) throw error;
    }
  }
  if (!answer) throw new ContentUnavailableError(query.name, 'it was not stored');
  markRead(key);
  return answer;
}

/** Requests an answer and stores it. */
async function request<Result>(
  query: ContentQuery<Result>,
  params: QueryParams,
  lastFit: Result | undefined,
): Promise<void> {
  if (isCircuitOpen()) throw new ContentUnavailableError(query.name, 'the circuit is open');
  const { answer, requestedAt } = await requestCurrent(query, params, { deadline, lastFit });
  if (!answer.ok) throw new ContentUnavailableError(query.name, answer.reason);
  await storeAnswer(query, params, answer, requestedAt).persisted;
  requested.add(answerKey(query, params));
}
