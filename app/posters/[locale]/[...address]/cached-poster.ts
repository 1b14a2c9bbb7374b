import { unstable_cache } from 'next/cache';
import { renderPoster } from '#components/poster/render-poster';
import { type Poster, posterSize, posterVersion } from '#lib/media/poster/poster';
import { readPicture } from '#lib/media/read-picture';
import { DAY_S } from '#lib/platform/durations';
import { sharedStore } from '#lib/platform/shared-store';

/** How long instances of the site share a poster, in s; then, one of them renders it again. */
const SHARED_S = 30 * DAY_S;

/**
 * Renderings in progress by version; without this map, concurrent requests would each miss the
 * cache.
 */
const pending = new Map<string, Promise<string>>();

/**
 * Returns the JPEG of a poster from the cache of this instance, or that of another one, or renders it;
 * that of a preview is always rendered. Its version is a hash of all that it shows, so an entry never
 * becomes outdated. Throws when the picture cannot be fetched; nothing is cached then.
 */
export async function cachedPoster(
  poster: Poster,
  isPreview: boolean,
): Promise<Uint8Array<ArrayBuffer>> {
  if (isPreview) return Uint8Array.from(await render(poster));
  const version = posterVersion(poster);
  const file = pending.get(version) ?? cacheMiss(poster, version);
  return Uint8Array.from(Buffer.from(await file, 'base64'));
}

function cacheMiss(poster: Poster, version: string): Promise<string> {
  const load = unstable_cache(
    async () => (await loadShared(poster, version)).toString('base64'),
    ['poster', version],
    { revalidate: false },
  );
  const file = load().finally(() => pending.delete(version));
  pending.set(version, file);
  return file;
}

async function loadShared(poster: Poster, version: string): Promise<Buffer> {
  const key = `poster:${version}`;
  const shared = await sharedStore('build')?.get(key);
  if (shared) return shared;
  const file = await render(poster);
  void sharedStore('build')?.set(key, file, SHARED_S);
  return file;
}

async function render(poster: Poster): Promise<Buffer> {
  const picture = poster.picture && (await readPicture(poster.picture, posterSize));
  return await renderPoster(poster, picture);
}
