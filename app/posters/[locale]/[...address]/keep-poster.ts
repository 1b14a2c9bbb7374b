import { unstable_cache } from 'next/cache';
import { drawPoster } from '#components/poster/draw-poster';
import { readPicture } from '#lib/media/read-picture';
import { type Poster, posterSize, posterVersion } from '#lib/seo/poster/poster';

/**
 * The file of a poster, drawn once: its version tells all that is seen on it, so it never has to be
 * drawn again. Throws when the picture cannot be had; nothing is kept then.
 */
export async function keepPoster(poster: Poster): Promise<Uint8Array<ArrayBuffer>> {
  const draw = unstable_cache(
    async () => {
      const picture = poster.picture && (await readPicture(poster.picture, posterSize));
      return (await drawPoster(poster, picture)).toString('base64');
    },
    ['poster', posterVersion(poster)],
    { revalidate: false },
  );
  return Uint8Array.from(Buffer.from(await draw(), 'base64'));
}
