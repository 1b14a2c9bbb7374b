// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CacheHandler } from 'next/dist/server/lib/incremental-cache';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods';
import type {
  CachedRouteKind,
  IncrementalCacheKind,
  IncrementalCacheValue,
} from 'next/dist/server/response-cache/types';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setVersion, versionTag } from '../../lib/content/answers/answer-versions.ts';
import { type SharedStore, setSharedStores } from '../../lib/platform/shared-store.ts';
import PageCache from './page-cache.ts';
import { collectReports } from './page-tags.ts';

// The framework's enumerations exist as types only.
const context = { kind: 'APP_PAGE' as IncrementalCacheKind.APP_PAGE, isFallback: false };
const hour = { revalidate: 3600, expire: undefined };

let folder: string;
let shared: Map<string, Buffer>;
/** For how many seconds each page was stored. */
let lives: number[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
  shared = new Map();
  lives = [];
  const store: SharedStore = {
    attempted: Promise.resolve(),
    connection: () => 'only',
    get: async (key) => shared.get(key) ?? null,
    async set(key, bytes, seconds) {
      shared.set(key, bytes);
      lives.push(seconds);
      return true;
    },
  };
  setSharedStores({ build: store, site: store });
  setVersion('price', 'one');
});

afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

/** The page cache of an instance, with a disk of its own. */
function instance(name: string): CacheHandler {
  return new PageCache({
    fs: nodeFs,
    flushToDisk: true,
    serverDistDir: join(folder, name, 'server'),
    revalidatedTags: [],
    _requestHeaders: {},
  });
}

/** A page rendered from a version of the price. */
function page(html: string, version: string): IncrementalCacheValue {
  return {
    kind: 'APP_PAGE' as CachedRouteKind.APP_PAGE,
    html,
    rscData: Buffer.from(`payload of ${html}`),
    headers: { 'x-next-cache-tags': `content:price,${versionTag('price', version)}` },
    status: 200,
    postponed: undefined,
    segmentData: new Map([['/_tree', Buffer.from('tree')]]),
  };
}

async function render(cache: CacheHandler, html: string, version = 'one'): Promise<void> {
  await cache.set('/en', page(html, version), { cacheControl: hour });
}

const shown = async (cache: CacheHandler) => {
  const value = (await cache.get('/en', context))?.value;
  return value && 'html' in value ? value.html : null;
};

it('reports that a page was rendered for a request, not that it was stored', async () => {
  const [one, other] = [instance('one'), instance('other')];
  const onRendered = vi.fn();
  const during = async (respond: () => Promise<unknown>) =>
    await collectReports({ tags: { current: null }, onRendered }, respond);
  await during(() => render(one, 'page'));
  expect(onRendered).toHaveBeenCalledOnce();
  await expect.poll(() => shared.size).toBe(1);
  await during(async () => expect(await shown(one)).toBe('page'));
  await during(async () => expect(await shown(other)).toBe('page'));
  expect(onRendered).toHaveBeenCalledOnce();
});

it('has the pages that another instance has rendered, complete', async () => {
  const [one, other] = [instance('one'), instance('other')];
  await render(one, 'page');
  await expect.poll(() => shared.size).toBe(1);
  expect((await other.get('/en', context))?.value).toEqual(page('page', 'one'));
});

it('keeps a page of another instance for when Redis is gone', async () => {
  const [one, other] = [instance('one'), instance('other')];
  await render(one, 'page');
  await expect.poll(() => shown(other)).toBe('page');
  shared.clear();
  expect(await shown(other)).toBe('page');
});

it('takes no page that was rendered from other content than it would render itself', async () => {
  const [one, other] = [instance('one'), instance('other')];
  await render(one, 'old page');
  await expect.poll(() => shared.size).toBe(1);
  setVersion('price', 'two');
  expect(await shown(other)).toBeNull();
});

it('neither sends nor shares a page that was rendered while content changed', async () => {
  setVersion('price', 'two');
  const one = instance('one');
  await render(one, 'old page', 'one');
  expect(await shown(one)).toBeNull();
  expect(shared.size).toBe(0);
  await render(one, 'new page', 'two');
  expect(await shown(one)).toBe('new page');
});

it('takes a page that another instance has rendered again when its own is due', async () => {
  const [one, other] = [instance('one'), instance('other')];
  await render(other, 'old');
  await expect.poll(() => shared.size).toBe(1);
  const [before] = shared.values();
  vi.useFakeTimers({ now: Date.now() + 2 * 3_600_000, toFake: ['Date'] });
  await render(one, 'new');
  await expect.poll(() => [...shared.values()]).not.toEqual([before]);
  await expect.poll(() => shown(other)).toBe('new');
});

it('shares a page for a day, compressed', async () => {
  const html = `<p>${'A cellar, a cask, a beer. '.repeat(4000)}</p>`;
  await render(instance('one'), html);
  await expect.poll(() => shared.size).toBe(1);
  const [bytes] = shared.values();
  expect(bytes?.byteLength).toBeLessThan(html.length / 10);
  expect(lives).toEqual([24 * 60 * 60]);
});

it('does without a page in Redis that it cannot read', async () => {
  const [one, other] = [instance('one'), instance('other')];
  await render(one, 'page');
  await expect.poll(() => shared.size).toBe(1);
  for (const key of shared.keys()) shared.set(key, Buffer.from('broken'));
  expect(await shown(other)).toBeNull();
});
