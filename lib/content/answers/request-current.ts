import 'server-only';
import type { QueryParams } from '@sanity/client';
import { contentClient, freshClient } from '../client/client.ts';
import type { ContentQuery, ParsedAnswer } from '../model/content-query.ts';
import { comparisonsBegun } from './comparisons.ts';
import { isBuilding } from './is-building.ts';
import { type RequestOptions, requestAnswer } from './request-answer.ts';
import { withSharedLastFit } from './with-shared-last-fit.ts';

/** How often an answer is requested at most. */
const maxAttempts = 3;

/** An answer to be stored, and when the service was asked, in ms since 1970. */
interface RequestedAnswer<Result> {
  readonly answer: ParsedAnswer<Result>;
  readonly requestedAt: number;
}

/**
 * Requests an answer that is not stored yet; a build reads through the service's CDN. What is unfit in it
 * is replaced by `lastFit`, or else by what another instance has shared. If a comparison of the stored
 * answers has begun meanwhile, it is requested again: the comparison knows nothing of it, and it may be
 * older than the change that the comparison is about.
 */
export async function requestCurrent<Result>(
  query: ContentQuery<Result>,
  params: QueryParams,
  options: RequestOptions<Result>,
): Promise<RequestedAnswer<Result>> {
  const client = isBuilding ? contentClient : freshClient;
  for (let attempt = 1; ; attempt += 1) {
    const begun = comparisonsBegun();
    const requestedAt = Date.now();
    const answer = await withSharedLastFit(query, params, (shared = options.lastFit) =>
      requestAnswer(client, query, params, { ...options, lastFit: shared }),
    );
    const isCurrent = comparisonsBegun() === begun;
    if (!answer.ok || isCurrent || attempt === maxAttempts) return { answer, requestedAt };
  }
}
