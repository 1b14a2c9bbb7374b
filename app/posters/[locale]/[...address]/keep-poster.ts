import { unstable_cache } from 'next/cache';
import { drawPoster } from '#components/poster/draw-poster';
import { readPicture } from '#lib/media/read-picture';
import { type Poster, posterSize, posterVersion } from '#lib/seo/poster/poster';

/** Posters that are being drawn, by version: the cache would draw one for everybody who waits. */
const drawing = new Map<string, Promise<string>>();

/**
 * The file of a poster, drawn once: its version tells all that is seen on it, so it never has to be
 * drawn again. Throws when the picture cannot be had; nothing is kept then.
 */
export async function keepPoster(poster: Poster): Promise<Uint8Array<ArrayBuffer>> {
  const version = posterVersion(poster);
  const kept = drawing.get(version) ?? draw(poster, version);
  return Uint8Array.from(Buffer.from(await kept, 'base64'));
}

function draw(poster: Poster, version: string): Promise<string> {
  const cached = unstable_cache(
    async () => {
      const picture = poster.picture && (await readPicture(poster.picture, posterSize));
      return (await drawPoster(poster, picture)).toString('base64');
    },
    ['poster', version],
    { revalidate: false },
  );
  const drawn = cached().finally(() => drawing.delete(version));
  drawing.set(version, drawn);
  return drawn;
}
