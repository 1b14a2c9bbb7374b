import { describe, expect, it } from 'vitest';
import { setVersion, versionTag } from '../../lib/content/answers/answer-versions.ts';
import { finishedPage } from './finished-pages.ts';
import { type Lookup, MAX_WAIT_MS, type Renewal, ResponseCache } from './response-cache.ts';
import { maxBytesOf, type StoredResponse } from './stored-response.ts';

let now = 0;

const response = (text: string, tags: string[] | null = ['page']): StoredResponse => ({
  status: 200,
  headers: [['Content-Type', 'text/html']],
  page: finishedPage(Buffer.from(text), { scripts: [], styles: [] }),
  tags: tags && new Set(tags),
});

const openCache = (maxBytes = 1_000_000, maxEntryBytes = maxBytes) =>
  new ResponseCache({ maxBytes, maxEntryBytes, freshMs: 1000, now: () => now });

/** Returns the renewal of a lookup that found nothing. */
function renewalOf(found: Lookup): Renewal {
  if (found.state !== 'miss') throw new Error(`The lookup is a ${found.state}.`);
  return found.renewal;
}

/** Returns the state of a lookup and the text it found. */
function found(lookup: Lookup) {
  return !('stored' in lookup)
    ? lookup.state
    : `${lookup.state}: ${lookup.stored.page.versions.uncompressed()}`;
}

async function store(
  cache: ResponseCache,
  key: string,
  text: string,
  tags?: string[] | null,
): Promise<void> {
  const renewal = renewalOf(await cache.find(key));
  renewal.store(response(text, tags));
  renewal.end(200);
}

describe('a stored page', () => {
  it('is fresh for a second, and then checked by one request while others receive it', async () => {
    const cache = openCache();
    await store(cache, '/en', 'first');
    now += 999;
    expect(found(await cache.find('/en'))).toBe('hit: first');
    now += 1;
    const check = renewalOf(await cache.find('/en'));
    expect(check.previous?.page.versions.uncompressed().toString()).toBe('first');
    expect(found(await cache.find('/en'))).toBe('stale: first');
    check.store(response('second'));
    check.end(200);
    expect(found(await cache.find('/en'))).toBe('hit: second');
  });

  it('is not sent if the framework had begun to render it before content changed', async () => {
    const cache = openCache();
    setVersion('price', 'two');
    await store(cache, '/en', 'old', [versionTag('price', 'one')]);
    await store(cache, '/en', 'new', [versionTag('price', 'two')]);
    expect(found(await cache.find('/en'))).toBe('hit: new');
  });

  it('is not sent after content has changed, before it is rendered again', async () => {
    const cache = openCache();
    await store(cache, '/en', 'old');
    cache.expire(['page']);
    const renewal = renewalOf(await cache.find('/en'));
    const waiting = cache.find('/en').then(found);
    renewal.store(response('new'));
    renewal.end(200);
    expect(await waiting).toBe('hit: new');
  });

  it('is rendered again if content changed while it was rendered', async () => {
    const cache = openCache();
    const renewal = renewalOf(await cache.find('/en'));
    cache.expire(['page']);
    renewal.store(response('old'));
    renewal.end(200);
    expect(found(await cache.find('/en'))).toBe('miss');
  });

  it('is sent while content changes that it was not rendered from', async () => {
    const cache = openCache();
    await store(cache, '/en', 'home', ['events', 'prices']);
    await store(cache, '/en/faq', 'questions', ['questions']);
    cache.expire(['prices', 'jobs']);
    expect(found(await cache.find('/en'))).toBe('miss');
    expect(found(await cache.find('/en/faq'))).toBe('hit: questions');
  });

  it('is not sent while it is not known which content it shows', async () => {
    const cache = openCache();
    await store(cache, '/en', 'rendered for another request', null);
    expect(found(await cache.find('/en'))).toBe('miss');
  });

  it('is rendered again if the client for whom it was rendered left before content changed', async () => {
    const cache = openCache();
    const renewal = renewalOf(await cache.find('/en'));
    renewal.end(null);
    cache.expire(['page']);
    renewal.store(response('old'));
    expect(found(await cache.find('/en'))).toBe('miss');
  });

  it('is not replaced by one that was rendered for a client who had left', async () => {
    const cache = openCache();
    const left = renewalOf(await cache.find('/en'));
    left.end(null);
    const renewal = renewalOf(await cache.find('/en'));
    renewal.store(response('new'));
    renewal.end(200);
    left.store(response('old'));
    expect(found(await cache.find('/en'))).toBe('hit: new');
  });

  it('is current if only other content changed while it was rendered', async () => {
    const cache = openCache();
    const renewal = renewalOf(await cache.find('/en'));
    cache.expire(['jobs']);
    renewal.store(response('page'));
    renewal.end(200);
    expect(found(await cache.find('/en'))).toBe('hit: page');
  });

  it.each([
    [304, 'stored'],
    [404, 'miss'],
    [308, 'miss'],
    [429, 'stored'],
    [500, 'stored'],
  ])('is deleted if the page is gone: after status %i it is a %s', async (status, expected) => {
    const cache = openCache();
    await store(cache, '/en', 'page');
    cache.expire(['page']);
    renewalOf(await cache.find('/en')).end(status);
    const { previous } = renewalOf(await cache.find('/en'));
    expect(previous === null ? 'miss' : 'stored').toBe(expected);
  });

  it('is evicted if others are requested more recently', async () => {
    const cache = openCache(2 * maxBytesOf(response('short')));
    for (const key of ['/a', '/b']) await store(cache, key, 'short');
    await cache.find('/a');
    await store(cache, '/c', 'short');
    expect(found(await cache.find('/a'))).toBe('hit: short');
    expect(found(await cache.find('/b'))).toBe('miss');
  });

  it('takes more memory if something of its client may be inserted into it', async () => {
    const list = response('short');
    const cache = openCache(2 * maxBytesOf(list));
    const secret = { ...list, headers: [['Cache-Control', 'private, no-store'] as const] };
    for (const [key, stored] of Object.entries({ '/a': list, '/b': list, '/c': secret })) {
      const renewal = renewalOf(await cache.find(key));
      renewal.store(stored);
      renewal.end(200);
    }
    expect(found(await cache.find('/b'))).toBe('miss');
    expect(found(await cache.find('/c'))).toBe('hit: short');
  });

  it('is not stored in the place of many others', async () => {
    const cache = openCache(1_000_000, maxBytesOf(response('short')));
    await store(cache, '/short', 'short');
    await store(cache, '/long', 'long'.repeat(100));
    expect(found(await cache.find('/short'))).toBe('hit: short');
    expect(found(await cache.find('/long'))).toBe('miss');
  });
});

describe('requests for a page that is not stored, or has expired,', () => {
  it.each([
    ['the client of the first has left', 'not stored', null],
    ['the client of the first has left', 'expired', null],
    ['the first is refused because of its sender', 'not stored', 503],
    ['the first is refused because of its sender', 'expired', 503],
  ])('take turns if %s: %s', async (_, state, status) => {
    const cache = openCache();
    if (state === 'expired') await store(cache, '/en', 'old');
    cache.expire(['page']);
    const first = renewalOf(await cache.find('/en'));
    const others = [cache.find('/en'), cache.find('/en').then(found)] as const;
    first.end(status);
    const second = renewalOf(await others[0]);
    second.store(response('page'));
    second.end(200);
    expect(await others[1]).toBe('hit: page');
  });

  it.each([
    ['not stored', 'failed'],
    ['expired', 'stale: old'],
  ])('share a refusal for which they have waited ten seconds: %s', async (state, outcome) => {
    const cache = openCache();
    if (state === 'expired') await store(cache, '/en', 'old');
    cache.expire(['page']);
    const first = renewalOf(await cache.find('/en'));
    const waiting = [1, 2, 3].map(() => cache.find('/en'));
    now += 1;
    const later = cache.find('/en');
    now += MAX_WAIT_MS - 1;
    first.end(503);
    const lookups = await Promise.all(waiting);
    expect(lookups.map(found)).toEqual([outcome, outcome, outcome]);
    if (lookups[0]?.state === 'failed') expect(lookups[0].status).toBe(503);
    expect(found(await later)).toBe('miss');
  });

  it('wait for the first of them', async () => {
    const cache = openCache();
    const renewal = renewalOf(await cache.find('/en'));
    const others = Promise.all([...Array(100).keys()].map(() => cache.find('/en').then(found)));
    renewal.store(response('page'));
    renewal.end(200);
    expect(new Set(await others)).toEqual(new Set(['hit: page']));
  });

  it('wait only once for a page that visitors do not share', async () => {
    const cache = openCache();
    const renewal = renewalOf(await cache.find('/en/contact'));
    const others = Promise.all([1, 2, 3].map(() => cache.find('/en/contact').then(found)));
    renewal.end(200);
    expect(await others).toEqual(['miss', 'miss', 'miss']);
  });
});
