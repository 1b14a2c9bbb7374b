import type { ServerResponse } from 'node:http';
import { pageTags } from './cache-tags.ts';

/** How long a shared cache may serve a page while it requests it again, in seconds. */
const STALE_S = 30;

/** The properties of a response and of the CDN that decide how caches share it. */
interface Sharing {
  /** Whether it is the HTML of a page, and not a payload of the router, for example. */
  readonly isDocument: boolean;
  /** Whether a CDN purges pages by tag. */
  readonly isTagged: boolean;
}

/**
 * Has shared caches store a page that is the same for all visitors, for as long as the framework says,
 * and browsers check theirs each time. Only documents have `stale-while-revalidate` (RFC 5861): browsers
 * apply it to what a script requests, and the router would show the previous version of a page. With
 * `isTagged`, a CDN can purge it by the tags of its content (`Surrogate-Key` of Fastly and Varnish,
 * `Cache-Tag` of Cloudflare and others). Does nothing for a response that caches must not store, or
 * that has a cookie. Without known tags, which `null` says, caches have to check the page each time.
 */
export function shareThroughCaches(
  response: ServerResponse,
  tags: ReadonlySet<string> | null,
  { isDocument, isTagged }: Sharing,
): void {
  const { seconds } = lifetime.exec(String(response.getHeader('Cache-Control')))?.groups ?? {};
  if (seconds === undefined || response.hasHeader('Set-Cookie')) return;
  if (tags === null) {
    response.setHeader('Cache-Control', CHECKED_EACH_TIME);
    return;
  }
  const stale = isDocument ? `, stale-while-revalidate=${STALE_S}` : '';
  response.setHeader('Cache-Control', `max-age=0, s-maxage=${seconds}${stale}`);
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
  return sharedLifetime.test(cacheControl) ? CHECKED_EACH_TIME : cacheControl;
}

const CHECKED_EACH_TIME = 'max-age=0, s-maxage=0';

const sharedLifetime = /\bs-maxage=/;

/** The framework's header of a page that it shares between visitors. */
const lifetime = /^s-maxage=(?<seconds>\d+)/;
