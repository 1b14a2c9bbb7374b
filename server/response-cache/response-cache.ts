import { LRUCache } from 'lru-cache';
import { isRenderedFromOutdated } from '../../lib/content/answers/answer-versions.ts';
import { internalKey, isInternalKey } from './cache-key.ts';
import { maxBytesOf, type StoredResponse } from './stored-response.ts';

/** A response to be made by the framework, for which others with the same key wait. */
export interface Renewal {
  /** The stored response that is being replaced; null if there is none. */
  readonly previous: StoredResponse | null;
  /** Stores the new page, unless the address was unknown until now. */
  store(response: StoredResponse): void;
  /** Stores the not-found page, or the page over a limit, with this internal path. */
  storeInternal(path: string, response: StoredResponse): void;
  /**
   * Must be called with the status of the framework's response when it is complete or has failed, or
   * with null if the client has left before; later calls have no effect. If the framework has
   * responded with something else than a page, the stored page is deleted. If it cannot render the
   * page for anybody, the requests that wait share the outcome.
   */
  end(status: number | null): void;
}

/** A stored response, and whether it is current. */
export interface Found {
  readonly state: 'hit' | 'stale';
  readonly stored: StoredResponse;
  /** Whether it takes the place of one that could not be rendered, and may be outdated. */
  readonly isSubstitute: boolean;
}

export type Lookup =
  | Found
  | { readonly state: 'miss'; readonly renewal: Renewal }
  /** The page, which has never been stored, could not be rendered for another request. */
  | { readonly state: 'failed'; readonly status: number };

interface Entry {
  readonly stored: StoredResponse;
  /** When the framework last returned it, in ms of a monotonic clock. */
  readonly checkedAt: number;
  /** Whether content has changed that the page was rendered from. */
  isExpired: boolean;
}

/**
 * Statuses that do not say that a page is gone: the browser has the page (304), or the request is
 * over a limit (429, RFC 6585).
 */
const aboutRequest: ReadonlySet<number> = new Set([304, 429]);
/** The status of a page that the framework cannot render for any client (RFC 9110, section 15.6.1). */
export const FAILED = 500;
/**
 * How long a request waits for capacity to be rendered, in ms, and in total for other requests that are
 * refused it. After that it shares their refusal: otherwise all that wait for a page would wait this long
 * one after the other.
 */
export const MAX_WAIT_MS = 10_000;
/**
 * How often a request waits for others that succeed: again if content changed meanwhile, but only once
 * for a page that has never been stored, because it may not be one that visitors share.
 */
const MAX_WAITS = 2;

interface CacheOptions {
  /** Beyond it, the least recently requested responses are evicted. */
  readonly maxBytes: number;
  /** A longer response is not stored. */
  readonly maxEntryBytes?: number;
  /** How long a response is sent before the framework checks it, in ms. */
  readonly freshMs: number;
  /** Returns the time in ms of a monotonic clock. */
  readonly now?: () => number;
}

/**
 * Stores finished pages or pictures in memory. Each is fresh for a time. Then one request makes the
 * framework check it, while others still receive it. After `expire`, no page with one of the tags is
 * sent before it is checked. Requests for the same page that is not stored wait for one of them. All
 * unknown addresses in a language share one not-found page, and all refusals one page.
 */
export class ResponseCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #pending = new Map<string, Promise<number | null>>();
  /** The tags that have expired during each renewal in progress. */
  readonly #expiries = new Set<Set<string>>();
  readonly #freshMs: number;
  readonly #now: () => number;

  constructor(options: CacheOptions) {
    const { maxBytes, maxEntryBytes = maxBytes, freshMs, now = () => performance.now() } = options;
    this.#freshMs = freshMs;
    this.#now = now;
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: maxEntryBytes,
      sizeCalculation: ({ stored }) => maxBytesOf(stored),
    });
  }

  /** Returns the stored response, if the framework need not be asked for this request. */
  peek(key: string): Found | null {
    const entry = this.#entries.get(key);
    if (!entry || entry.isExpired) return null;
    const { stored } = entry;
    if (this.#isFresh(entry)) return { state: 'hit', stored, isSubstitute: false };
    return this.#pending.has(key) ? { state: 'stale', stored, isSubstitute: false } : null;
  }

  /**
   * Returns the stored response, or a renewal if the caller has to request the response from the
   * framework. While another caller does, waits for it.
   */
  async find(key: string): Promise<Lookup> {
    const begun = this.#now();
    for (let waits = 0; ; ) {
      const found = this.peek(key);
      if (found) return found;
      const previous = this.#entries.get(key)?.stored ?? null;
      const pending = this.#pending.get(key);
      if (pending === undefined || waits === (previous ? MAX_WAITS : 1)) {
        return { state: 'miss', renewal: this.#renew(key, previous) };
      }
      const status = await pending;
      // After a refusal that concerns its sender, or without a response, it is another one's turn.
      if (status === null) continue;
      if (!hasFailed(status)) waits += 1;
      else if (status === FAILED || this.#now() - begun >= MAX_WAIT_MS) {
        const stored = this.#entries.get(key)?.stored;
        return stored ? substitute(stored) : { state: 'failed', status };
      }
    }
  }

  /** Expires every stored response with one of the tags, because content has changed. */
  expire(tags: readonly string[]): void {
    for (const expired of this.#expiries) for (const tag of tags) expired.add(tag);
    const changed = new Set(tags);
    for (const entry of this.#entries.values()) entry.isExpired ||= isFrom(entry.stored, changed);
  }

  #renew(key: string, previous: StoredResponse | null): Renewal {
    const expired = new Set<string>();
    this.#expiries.add(expired);
    const { promise, resolve } = Promise.withResolvers<number | null>();
    if (!this.#pending.has(key)) this.#pending.set(key, promise);
    let hasEnded = false;
    const store = (at: string, stored: StoredResponse) => {
      // Another request may have stored a newer one since.
      if (hasEnded && this.#entries.has(at)) return;
      // After the end, tags may have expired that are not noted. The framework may also have responded
      // with what it began to render before the change, for this request, or for another one at the same
      // time, whose response it shares without its tags.
      const isExpired =
        hasEnded ||
        stored.tags === null ||
        isFrom(stored, expired) ||
        isRenderedFromOutdated(stored.tags);
      this.#entries.set(at, { stored, checkedAt: this.#now(), isExpired });
    };
    return {
      previous,
      store: (stored) => {
        if (!isInternalKey(key)) store(key, stored);
      },
      storeInternal: (path, stored) => store(internalKey(path), stored),
      end: (status) => {
        hasEnded = true;
        this.#expiries.delete(expired);
        if (this.#pending.get(key) !== promise) return;
        this.#pending.delete(key);
        if (isGone(status) && !isInternalKey(key)) this.#entries.delete(key);
        resolve(status);
      },
    };
  }

  #isFresh({ checkedAt }: Entry): boolean {
    return this.#now() - checkedAt < this.#freshMs;
  }
}

/** Returns a stored response in place of one that could not be rendered. */
export function substitute(stored: StoredResponse): Found {
  return { state: 'stale', stored, isSubstitute: true };
}

/** Whether a status says that there is no page at an address any more. */
function isGone(status: number | null): boolean {
  return status !== null && status >= 300 && !hasFailed(status) && !aboutRequest.has(status);
}

function hasFailed(status: number): boolean {
  return status >= 500;
}

/** Whether a page was rendered from content whose tags have expired. */
function isFrom({ tags }: StoredResponse, expired: ReadonlySet<string>): boolean {
  return tags !== null && [...expired].some((tag) => tags.has(tag));
}
