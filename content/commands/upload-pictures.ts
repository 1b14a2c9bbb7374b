import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SanityClient } from '@sanity/client';
import { cataloguePath } from '../format/catalogue.ts';
import type { Picture } from '../format/pictures.ts';
import type { Checked, Problem } from '../format/problems.ts';

/** Concurrent uploads. Each makes the service decode a picture; more would only queue there. */
const atATime = 3;

/**
 * Uploads the pictures whose assets are missing in the dataset and returns their number. It is a
 * problem when the service returns another asset id than the bytes and size imply, because documents
 * refer to it by that id.
 */
export async function uploadPictures(
  client: SanityClient,
  contentFolder: string,
  pictures: Iterable<Picture>,
): Promise<Checked<number>> {
  const byId = new Map([...pictures].map((picture) => [picture.assetId, picture]));
  const present = await client.fetch<string[]>(
    '*[_type == "sanity.imageAsset" && _id in $ids]._id',
    { ids: [...byId.keys()] },
    { perspective: 'raw', useCdn: false },
  );
  for (const id of present) byId.delete(id);
  const waiting = [...byId.values()];
  const missing = waiting.length;
  const problems: Problem[] = [];
  const upload = async () => {
    for (let picture = waiting.shift(); picture; picture = waiting.shift()) {
      const { key, file, assetId } = picture;
      const bytes = await readFile(join(contentFolder, 'images', file));
      const { _id } = await client.assets.upload('image', bytes, { filename: file });
      if (_id === assetId) continue;
      const message = `${file} became ${_id} instead of ${assetId}`;
      problems.push({ file: cataloguePath, path: key, message });
    }
  };
  await Promise.all(Array.from({ length: atATime }, upload));
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: missing };
}
