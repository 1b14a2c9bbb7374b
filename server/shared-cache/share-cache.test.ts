// @vitest-environment node
import { createServer, connect as openSocket, type Server, type Socket } from 'node:net';
import { createClient } from '@redis/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isSharedCacheReachable } from '../../lib/platform/shared-cache-state.ts';
import { listen } from '../testing/http.ts';
import { hasRedis, startRedis, type TestRedis } from '../testing/redis.ts';
import { watchLog } from '../testing/watch-log.ts';
import { type SharedCache, shareCache } from './share-cache.ts';

let redis: TestRedis;
let caches: SharedCache[];
let way: Server | undefined;
let logged: ReturnType<typeof watchLog>;

beforeEach(() => {
  caches = [];
  logged = watchLog();
});

afterEach(async () => {
  for (const cache of caches) cache.end();
  way?.close();
  await redis?.kill();
});

const site = 'https://museum.test';

/** An instance of the site, with the number of times it was asked to compare the content. */
async function connect(build = 'build', url = redis.url) {
  const onChange = vi.fn();
  const cache = shareCache({ url, site, build, onChange });
  caches.push(cache);
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce(), soon);
  return { cache, onChange };
}

/** A way to Redis that can be interrupted for one instance alone. */
async function openWay() {
  const sockets = new Set<Socket>();
  let isOpen = true;
  way = createServer((socket) => {
    if (!isOpen) {
      socket.destroy();
      return;
    }
    const onward = openSocket(Number(new URL(redis.url).port), '127.0.0.1');
    for (const one of [socket, onward]) {
      sockets.add(one);
      one.on('error', () => undefined);
    }
    socket.pipe(onward).pipe(socket);
  });
  return {
    url: `redis://127.0.0.1:${await listen(way)}`,
    close() {
      isOpen = false;
      for (const socket of sockets) socket.destroy();
    },
    open() {
      isOpen = true;
    },
  };
}

const soon = { timeout: 10_000, interval: 20 };
const events = () => logged().map(([, event]) => event);

describe.skipIf(!hasRedis)('the cache that instances share', { timeout: 30_000 }, () => {
  it('has a store for the instances of one build', async () => {
    redis = await startRedis();
    const [one, other, later] = [await connect(), await connect(), await connect('later build')];
    const bytes = Buffer.from([0, 255, 128]);
    await one.cache.stores.build.set('/en', bytes, 60);
    expect(await other.cache.stores.build.get('/en')).toEqual(bytes);
    expect(await later.cache.stores.build.get('/en')).toBeNull();
    expect(await other.cache.stores.build.get('/cs')).toBeNull();
  });

  it('has another one for the instances of all builds of the site', async () => {
    redis = await startRedis();
    const [one, later] = [await connect(), await connect('later build')];
    await one.cache.stores.site.set('hours', Buffer.from('fit'), 60);
    expect(await later.cache.stores.site.get('hours')).toEqual(Buffer.from('fit'));
    expect(await later.cache.stores.build.get('hours')).toBeNull();
    const trial = shareCache({
      url: redis.url,
      site: 'https://trial.test',
      build: 'build',
      onChange: () => undefined,
    });
    caches.push(trial);
    await trial.stores.site.attempted;
    expect(await trial.stores.site.get('hours')).toBeNull();
  });

  it('stores for a number of seconds', async () => {
    redis = await startRedis();
    const { cache } = await connect();
    const client = await createClient({ url: redis.url }).connect();
    expect(await cache.stores.build.set('/en', Buffer.from('page'), 60)).toBe(true);
    const [key = ''] = await client.keys('*');
    const seconds = await client.ttl(key);
    client.destroy();
    expect(key).toBe('beer-museum:https://museum.test:build:/en');
    expect(seconds).toBeGreaterThan(55);
    expect(seconds).toBeLessThanOrEqual(60);
  });

  it('reports once that Redis refuses to store', async () => {
    redis = await startRedis();
    const { cache } = await connect();
    const client = await createClient({ url: redis.url }).connect();
    await client.configSet({ maxmemory: '1', 'maxmemory-policy': 'noeviction' });
    client.destroy();
    expect(await cache.stores.build.set('/en', Buffer.from('page'), 60)).toBe(false);
    expect(await cache.stores.build.set('/cs', Buffer.from('page'), 60)).toBe(false);
    expect(events()).toEqual(['shared-cache.not-stored']);
  });

  it('names each connection, because the store may be empty', { tags: 'slow' }, async () => {
    redis = await startRedis();
    const { cache, onChange } = await connect();
    await cache.stores.build.attempted;
    const first = cache.stores.build.connection();
    expect(first).not.toBeNull();
    await redis.kill();
    await vi.waitFor(() => expect(cache.stores.build.connection()).toBeNull(), soon);
    await redis.startAgain();
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2), soon);
    expect(cache.stores.build.connection()).not.toBeNull();
    expect(cache.stores.build.connection()).not.toBe(first);
  });

  it('notifies the instances of all builds of a change, except itself', async () => {
    redis = await startRedis();
    const all = [await connect(), await connect(), await connect('later build')] as const;
    const calls = () => all.map(({ onChange }) => onChange.mock.calls.length);
    // Each connects, and receives the first message of those after it.
    await vi.waitFor(() => expect(calls()).toEqual([3, 2, 1]), soon);
    all[0].cache.notify();
    await vi.waitFor(() => expect(calls()).toEqual([3, 3, 2]), soon);
  });

  it('notifies the others when it starts: before, it may have ended without a connection', async () => {
    redis = await startRedis();
    const ownWay = await openWay();
    const [one, other] = [await connect('build', ownWay.url), await connect()];
    await vi.waitFor(() => expect(one.onChange).toHaveBeenCalledTimes(2), soon);
    ownWay.close();
    await vi.waitFor(() => expect(isSharedCacheReachable()).toBe(false), soon);
    one.cache.notify();
    one.cache.end();
    ownWay.open();
    await connect('build', ownWay.url);
    await vi.waitFor(() => expect(other.onChange).toHaveBeenCalledTimes(2), soon);
  });

  it('does without Redis while it is gone, and has every instance compare when it is back', async () => {
    redis = await startRedis();
    const { cache, onChange } = await connect();
    await redis.kill();
    await vi.waitFor(() => expect(isSharedCacheReachable()).toBe(false), soon);
    await cache.stores.build.set('/en', Buffer.from('page'), 60);
    expect(await cache.stores.build.get('/en')).toBeNull();
    cache.notify();
    await redis.startAgain();
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2), soon);
    expect(isSharedCacheReachable()).toBe(true);
    await cache.stores.build.set('/en', Buffer.from('page'), 60);
    expect(await cache.stores.build.get('/en')).toEqual(Buffer.from('page'));
    expect(events()).toEqual(['shared-cache.unreachable', 'shared-cache.reachable']);
  });

  it.each([
    ['just lost the connection', true],
    ['has noticed that it has no connection', false],
  ])(
    'notifies the others of a change later when it %s',
    { tags: 'slow' },
    async (_, isUnnoticed) => {
      redis = await startRedis();
      const ownWay = await openWay();
      const [one, other] = [await connect('build', ownWay.url), await connect()];
      ownWay.close();
      if (isUnnoticed) one.cache.notify();
      await vi.waitFor(() => expect(isSharedCacheReachable()).toBe(false), soon);
      if (!isUnnoticed) one.cache.notify();
      expect(other.onChange).toHaveBeenCalledOnce();
      ownWay.open();
      await vi.waitFor(() => expect(other.onChange).toHaveBeenCalledTimes(2), soon);
    },
  );

  it('waits for no response of a Redis that is frozen', { tags: 'slow' }, async () => {
    redis = await startRedis();
    const { cache, onChange } = await connect();
    await cache.stores.build.set('/en', Buffer.from('page'), 60);
    redis.freeze();
    expect(await cache.stores.build.get('/en')).toBeNull();
    await vi.waitFor(() => expect(isSharedCacheReachable()).toBe(false), soon);
    redis.thaw();
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2), soon);
  });

  it('connects to a Redis that starts later', { tags: 'slow' }, async () => {
    redis = await startRedis();
    await redis.kill();
    const onChange = vi.fn();
    caches.push(shareCache({ url: redis.url, site, build: 'build', onChange }));
    await vi.waitFor(() => expect(events()).toEqual(['shared-cache.unreachable']), soon);
    await caches[0]?.stores.build.attempted;
    await redis.startAgain();
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce(), soon);
  });
});
