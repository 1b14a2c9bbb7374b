import { cp, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { temporaryFolder } from './test-service.ts';

/**
 * Copies a content folder, with a picture of a few pixels, each of another colour, in place of each
 * master. Returns the folder, which the test deletes.
 */
export async function copyWithSmallPictures(content: string): Promise<string> {
  const folder = await temporaryFolder();
  const from = join(content, 'images');
  const to = join(folder, 'images');
  await cp(join(content, 'documents'), join(folder, 'documents'), { recursive: true });
  await mkdir(to);
  const isCatalogue = (name: string) => name.endsWith('.yaml');
  const names = await readdir(from);
  await Promise.all(names.filter(isCatalogue).map((name) => cp(join(from, name), join(to, name))));
  const masters = names.filter((name) => !isCatalogue(name));
  await Promise.all(
    masters.map((name, index) => {
      const background = { r: (index * 37) % 256, g: (index * 91) % 256, b: index * 4 };
      const create = { width: 8, height: 6, channels: 3 as const, background };
      return sharp({ create }).toFile(join(to, name));
    }),
  );
  return folder;
}
