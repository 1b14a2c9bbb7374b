import { log } from '../../lib/platform/log/log.ts';
import { messageOf } from '../../lib/platform/log/message-of.ts';
import { pause } from '../../lib/platform/pause.ts';

interface Cdn {
  /** The address that purges by tag. */
  readonly url: string;
  /** Sent as a bearer token (RFC 6750), if there is one. */
  readonly token?: string;
}

/** Cloudflare takes so many in one request in every plan. */
const MAX_TAGS_OF_PURGE = 30;
const DEADLINE_MS = 5000;
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 60_000;

/**
 * Returns a function that has a CDN purge the pages with certain tags. Requests are made one after the
 * other, and repeated after ever longer pauses until they succeed: a page that is not purged would be
 * served until it expires. The log has `cdn.unpurged` for each that failed.
 */
export function createPurge(cdn: Cdn): (tags: readonly string[]) => void {
  const pending = new Set<string>();
  let isRunning = false;

  const run = async () => {
    isRunning = true;
    let wait = FIRST_PAUSE_MS;
    while (pending.size > 0) {
      const tags = [...pending].slice(0, MAX_TAGS_OF_PURGE);
      // A tag that expires again from now on is purged again.
      for (const tag of tags) pending.delete(tag);
      try {
        await requestPurge(cdn, tags);
        wait = FIRST_PAUSE_MS;
      } catch (error) {
        for (const tag of tags) pending.add(tag);
        log('warning', 'cdn.unpurged', { tags: pending.size, error: messageOf(error) });
        await pause(wait);
        wait = Math.min(2 * wait, MAX_PAUSE_MS);
      }
    }
    isRunning = false;
  };

  return (tags) => {
    for (const tag of tags) pending.add(tag);
    if (!isRunning) void run();
  };
}

/** Sends the tags as Cloudflare (JSON) and Varnish or Fastly (a header) take them. */
async function requestPurge({ url, token }: Cdn, tags: readonly string[]): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Surrogate-Key': tags.join(' '),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ tags }),
    signal: AbortSignal.timeout(DEADLINE_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`status ${response.status}`);
}
