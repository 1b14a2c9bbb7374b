import 'server-only';
import type { QueryParams } from '@sanity/client';
import { unstable_cache } from 'next/cache';
import { cache } from 'react';
import { log } from '../log/log.ts';
import { currentPreview } from '../preview/preview-token.ts';
import { contentClient, previewClient } from './client.ts';
import { recall, remember } from './last-known.ts';
import { anyContent, type ContentType, tagOf } from './tags.ts';

/** Pages are drawn again at the latest after this time, should a webhook get lost. */
const fallbackRevalidation = 3600;

/** How soon a page that was drawn from last known content is tried again, in seconds. */
const retryAfterFailure = 10;

/** After a failure the service is left alone for this long, in ms; pages come from memory. */
const restAfterFailure = 5000;

let restUntil = 0;

/** A page that somebody waits for has 4 s for all its content, retries included; a build has time. */
const patience = process.env.NEXT_PHASE === 'phase-production-build' ? 60_000 : 4000;

const renderDeadline = cache(() => AbortSignal.timeout(patience));

/** Reads published content; in a preview, what drafts say at this moment, and keeps nothing. */
export async function fetchContent<T>(
  query: string,
  params: QueryParams,
  types: readonly ContentType[],
): Promise<T> {
  const preview = await currentPreview();
  return preview.kind === 'on'
    ? previewClient(preview.token).fetch<T>(query, params)
    : fetchPublished<T>(query, params, types);
}

/**
 * Reads published content through the page cache. `types` are the document types the answer depends on.
 * When the service does not answer in time, the last known answer is given and the page is
 * marked to be drawn again soon; throws only when there never was an answer.
 */
export async function fetchPublished<T>(
  query: string,
  params: QueryParams,
  types: readonly ContentType[],
): Promise<T> {
  const known = Date.now() < restUntil ? await recall(query, params) : undefined;
  if (known !== undefined) return stopgap(known as T);
  try {
    const answer = await contentClient.fetch<T>(query, params, {
      cache: 'force-cache',
      next: { tags: [anyContent, ...types.map(tagOf)], revalidate: fallbackRevalidation },
      signal: renderDeadline(),
    });
    await remember(query, params, answer);
    return answer;
  } catch (error) {
    restUntil = Date.now() + restAfterFailure;
    log('warning', 'content.service-unreachable', { error: String(error) });
    const last = await recall(query, params);
    if (last === undefined) throw error;
    return stopgap(last as T);
  }
}

/** Gives an answer that may be old, on a page that will not be kept for long. */
async function stopgap<T>(answer: T): Promise<T> {
  await shortenPageLife();
  return answer;
}

const shortenPageLife = unstable_cache(async () => null, ['content-service-unreachable'], {
  revalidate: retryAfterFailure,
});
