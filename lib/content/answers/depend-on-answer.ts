import 'server-only';
import { unstable_cache } from 'next/cache';
import { answerTag } from './answer-key.ts';

/** Carried by every page that was rendered from content. */
export const anyContentTag = 'content';

/** Pages are rendered again at the latest after this time, in seconds, should a webhook get lost. */
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
 * request does otherwise. The key belongs to this process: the result of another one is of no use,
 * because what counts is what `request` stores. Rejections are not cached.
 */
export async function requestWhileRendering(
  key: string,
  request: () => Promise<void>,
): Promise<void> {
  const run = async () => {
    await request();
    return null;
  };
  await unstable_cache(run, ['content-request', key, processId], { revalidate: 1 })();
}

const processId = `${process.pid}-${Math.round(performance.timeOrigin)}`;
