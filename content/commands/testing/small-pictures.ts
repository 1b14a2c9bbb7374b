import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { temporaryFolder } from './test-service.ts';

/**
 * Copies a content folder, with a picture of a few pixels, each of another colour, in place of each
 * master. Returns the folder, which the test deletes.
 */
export async function copyWithSmallPictures(content: string): Promise<string> {
  const folder = await temporaryFolder();
  await cp(join(content, 'documents'), join(folder, 'documents'), { recursive: true });
  await cp(join(content, 'images'), join(folder, 'images'), { recursive: true });
  const masters = (await readdir(join(folder, 'images'))).filter((name) => !name.endsWith('.yaml'));
  await Promise.all(
    masters.map((name, index) => {
      const background = { r: (index * 37) % 256, g: (index * 91) % 256, b: index * 4 };
      const create = { width: 8, height: 6, channels: 3 as const, background };
      return sharp({ create }).toFile(join(folder, 'images', name));
    }),
  );
  return folder;
}
