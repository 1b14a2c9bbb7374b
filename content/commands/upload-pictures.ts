import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SanityClient } from '@sanity/client';
import type { Picture } from '../format/pictures.ts';

/** Concurrent uploads. Each makes the service decode a picture; more would only queue there. */
const atATime = 3;

/**
 * Uploads the pictures whose assets are missing in the dataset and returns their number. Throws
 * when the service returns another asset id than the bytes and size imply, because documents refer
 * to it by that id.
 */
export async function uploadPictures(
  client: SanityClient,
  contentFolder: string,
  pictures: Iterable<Picture>,
): Promise<number> {
  const byId = new Map([...pictures].map((picture) => [picture.assetId, picture]));
  const present = await client.fetch<string[]>(
    '*[_type == "sanity.imageAsset" && _id in $ids]._id',
    { ids: [...byId.keys()] },
    { perspective: 'raw', useCdn: false },
  );
  for (const id of present) byId.delete(id);
  const waiting = [...byId.values()];
  const missing = waiting.length;
  const upload = async () => {
    for (let picture = waiting.shift(); picture; picture = waiting.shift()) {
      const bytes = await readFile(join(contentFolder, 'images', picture.file));
      const asset = await client.assets.upload('image', bytes, { filename: picture.file });
      if (asset._id !== picture.assetId) {
        throw new Error(`${picture.file} became ${asset._id} instead of ${picture.assetId}`);
      }
    }
  };
  await Promise.all(Array.from({ length: atATime }, upload));
  return missing;
}
