import { unstable_cache } from 'next/cache';
import { renderPoster } from '#components/poster/render-poster';
import { type Poster, posterSize, posterVersion } from '#lib/media/poster/poster';
import { readPicture } from '#lib/media/read-picture';
import { sharedStore } from '#lib/platform/shared-store';

/** How long instances of the site share a poster, in s; then, one of them renders it again. */
const SHARED_S = 30 * 24 * 60 * 60;

/**
 * Renderings in progress by version; without this map, concurrent requests would each miss the
 * cache.
 */
const pending = new Map<string, Promise<string>>();

/**
 * Returns the JPEG of a poster from the cache of this instance, or that of another one, or renders it.
 * Its version is a hash of all that it shows, so an entry never becomes outdated. Throws when the
 * picture cannot be fetched; nothing is cached then.
 */
export async function cachedPoster(poster: Poster): Promise<Uint8Array<ArrayBuffer>> {
  const version = posterVersion(poster);
  const file = pending.get(version) ?? cacheMiss(poster, version);
  return Uint8Array.from(Buffer.from(await file, 'base64'));
}

function cacheMiss(poster: Poster, version: string): Promise<string> {
  const render = unstable_cache(
    async () => {
      const key = `poster:${version}`;
      const shared = await sharedStore()?.get(key);
      if (shared) return shared.toString('base64');
      const picture = poster.picture && (await readPicture(poster.picture, posterSize));
      const file = await renderPoster(poster, picture);
      void sharedStore()?.set(key, file, SHARED_S);
      return file.toString('base64');
    },
    ['poster', version],
    { revalidate: false },
  );
  const file = render().finally(() => pending.delete(version));
  pending.set(version, file);
  return file;
}
