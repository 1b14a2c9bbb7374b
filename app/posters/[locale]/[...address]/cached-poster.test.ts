// @vitest-environment node
import { beforeEach, expect, it, vi } from 'vitest';
import type { Poster } from '#lib/media/poster/poster';
import type { SharedStore } from '#lib/platform/shared-store';

const renderPoster = vi.hoisted(() => vi.fn());
vi.mock('#components/poster/render-poster', () => ({ renderPoster }));
// An instance with an empty cache of its own.
vi.mock('next/cache', () => ({ unstable_cache: (load: () => unknown) => load }));

const poster: Poster = {
  route: 'event',
  slug: 'noc',
  locale: 'cs',
  title: 'Noc ve sklepení',
  line: null,
  picture: null,
};

let shared: Map<string, Buffer>;

beforeEach(() => {
  shared = new Map();
  renderPoster.mockReset().mockResolvedValue(Buffer.from('rendered'));
});

/** An instance of the site; all of them share a store. */
async function instance() {
  vi.resetModules();
  const { setSharedStores } = await import('#lib/platform/shared-store');
  const store: SharedStore = {
    attempted: Promise.resolve(),
    connection: () => 'only',
    get: async (key) => shared.get(key) ?? null,
    set: async (key, bytes) => Boolean(shared.set(key, bytes)),
  };
  setSharedStores({ build: store, site: store });
  const { cachedPoster } = await import('./cached-poster');
  return async (shown: Poster, isPreview = false) =>
    Buffer.from(await cachedPoster(shown, isPreview)).toString();
}

it('is rendered once for all instances, and at once for concurrent requests', async () => {
  const [one, other] = [await instance(), await instance()];
  expect(await Promise.all([one(poster), one(poster)])).toEqual(['rendered', 'rendered']);
  expect(await other(poster)).toBe('rendered');
  expect(renderPoster).toHaveBeenCalledTimes(1);
  await other({ ...poster, title: 'Den ve sklepení' });
  expect(renderPoster).toHaveBeenCalledTimes(2);
});

it('is rendered for each preview, and shared with nobody', async () => {
  const one = await instance();
  await one(poster, true);
  await one(poster, true);
  expect(renderPoster).toHaveBeenCalledTimes(2);
  expect(shared.size).toBe(0);
});
