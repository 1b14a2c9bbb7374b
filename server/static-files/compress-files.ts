import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compressBest } from '../http/compress.ts';
import { COMPRESSED_FOLDER, codings, compressedFile, listFiles } from './list-files.ts';

/** Formats that are not compressed in themselves. */
const compressible = /\.(?:css|ico|js|json|map|svg|txt|xml)$/;

/** Compresses the static files of a build as far as possible; keeps the forms that are smaller. */
export async function compressFiles(root: string, distFolder: string): Promise<void> {
  await rm(join(root, distFolder, COMPRESSED_FOLDER), { recursive: true, force: true });
  const files = listFiles(root, distFolder).filter(({ file }) => compressible.test(file));
  await Promise.all(
    files.map(async (listed) => {
      const bytes = await readFile(listed.file);
      for (const each of codings) {
        const compressed = await compressBest[each.coding](bytes);
        if (compressed.length >= bytes.length) continue;
        const file = compressedFile(root, distFolder, listed, each);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, compressed);
      }
    }),
  );
}
