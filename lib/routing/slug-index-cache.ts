import 'server-only';
import { readSlugIndex } from '../content/get-slug-index.ts';
import { log } from '../log/log.ts';
import type { SlugIndex } from './slug-index.ts';

/** How long an index is taken as it is; a published slug is live within this time. */
const freshness = 3000;

/** How long a request waits for a new index before the last known one is good enough. */
const patience = 1000;

let known: SlugIndex | null = null;
let readAt = 0;
let reading: Promise<void> | null = null;

/**
 * The slug index, at most three seconds old. When the content service does not answer, the last
 * known one; null where there never was one. Requests that come together share one reading.
 */
export async function currentSlugIndex(): Promise<SlugIndex | null> {
  if (Date.now() - readAt > freshness) {
    reading ??= read().finally(() => {
      reading = null;
    });
    await reading;
  }
  return known;
}

async function read(): Promise<void> {
  try {
    known = await readSlugIndex(patience);
  } catch (error) {
    log('warning', 'routing.slug-index-not-refreshed', { error: String(error) });
  }
  // Also after a failure: a service that is down must not cost every request its patience.
  readAt = Date.now();
}
