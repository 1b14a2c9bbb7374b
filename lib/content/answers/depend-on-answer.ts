import 'server-only';
import { unstable_cache } from 'next/cache';
import { answerTag } from './answer-key.ts';
import { versionTag } from './answer-versions.ts';

/** The revalidation time of pages in seconds, in case a webhook is lost. */
const fallbackRevalidation = 3600;

/**
 * Adds the cache tag of an answer to the page being rendered, and one of its version, if there is an
 * answer. Next.js has no API for this alone, but a cached function, even one that returns nothing,
 * passes its tags on to the page that calls it.
 */
export async function dependOnAnswer(key: string, version: string | null): Promise<void> {
  const ofVersion = version === null ? [] : [versionTag(key, version)];
  const tags = [answerTag(key), ...ofVersion];
  const options = { tags, revalidate: fallbackRevalidation };
  await unstable_cache(async () => null, ['content', key], options)();
}

/**
 * Runs a request during rendering without making the page dynamic, as an uncached request would.
 * Each cache key is used only once, because only what `request` stores matters; the revalidation
 * time is that of pages, so that the page is not re-rendered sooner. Rejections are not cached.
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
