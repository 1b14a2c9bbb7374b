import type { ServerResponse } from 'node:http';
import { pageTags } from './cache-tags.ts';

/**
 * How long a shared cache may serve a page while it requests it again, in seconds. Browsers do the
 * same with payloads of the router, which keeps them for as long itself (`staleTimes` in
 * next.config.ts).
 */
const STALE_S = 30;

/**
 * Has shared caches store a page that is the same for all visitors, for as long as the framework says,
 * and browsers check theirs each time. With `isTagged`, a CDN can purge it by the tags of its content
 * (`Surrogate-Key` of Fastly and Varnish, `Cache-Tag` of Cloudflare and others). Does nothing for a
 * response that caches must not store, or that has a cookie.
 */
export function shareThroughCaches(
  response: ServerResponse,
  tags: ReadonlySet<string> | null,
  isTagged: boolean,
): void {
  const { seconds } = lifetime.exec(String(response.getHeader('Cache-Control')))?.groups ?? {};
  if (seconds === undefined || response.hasHeader('Set-Cookie')) return;
  response.setHeader(
    'Cache-Control',
    `max-age=0, s-maxage=${seconds}, stale-while-revalidate=${STALE_S}`,
  );
  if (!isTagged) return;
  const names = pageTags(tags);
  response.setHeader('Surrogate-Key', names.join(' '));
  response.setHeader('Cache-Tag', names.join(','));
}

/**
 * Returns a `Cache-Control` with which shared caches have to check what they could otherwise serve for
 * a time (RFC 9111, section 5.2.2.10: zero leaves no time, and no stale response). Others stay as they
 * are: what never changes, and what is private.
 */
export function unshared(cacheControl: string): string {
  return sharedLifetime.test(cacheControl) ? 'max-age=0, s-maxage=0' : cacheControl;
}

const sharedLifetime = /\bs-maxage=/;

/** The framework's header of a page that it shares between visitors. */
const lifetime = /^s-maxage=(?<seconds>\d+)/;
