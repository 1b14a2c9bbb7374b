import 'server-only';
import { unstable_cache } from 'next/cache';
import { answerTag } from './answer-key.ts';

/** Carried by every page that was rendered from content. */
export const anyContentTag = 'content';

/**
 * Pages are rendered again at the latest after this time, in seconds, should a webhook get lost.
 */
const fallbackRevalidation = 3600;

/**
 * Gives the page being rendered the cache tag of an answer. The framework has no call for just
 * that; a cached function that returns nothing passes its tags on to the page that calls it.
 */
export async function dependOnAnswer(key: string): Promise<void> {
  const options = { tags: [anyContentTag, answerTag(key)], revalidate: fallbackRevalidation };
  await unstable_cache(async () => null, ['content', key], options)();
}

/**
 * Runs a request while a page is rendered without making the page dynamic, which an uncached
 * request does otherwise. The key is used once: what counts is what `request` stores, and the page
 * must not be rendered again sooner because of it. Rejections are not cached.
 */
export async function requestWhileRendering(
  key: string,
  request: () => Promise<void>,
): Promise<void> {
  const run = async () => {
    await request();
    return null;
  };
  requests += 1;
  const once = ['content-request', key, processId, String(requests)];
  await unstable_cache(run, once, { revalidate: fallbackRevalidation })();
}

let requests = 0;

const processId = `${process.pid}-${Math.round(performance.timeOrigin)}`;
