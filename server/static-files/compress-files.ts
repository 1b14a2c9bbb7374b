import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Coding } from '../negotiate-coding.ts';
import { COMPRESSED_FOLDER, codings, compressedFile, listFiles } from './list-files.ts';

/** Formats that are not compressed in themselves. */
const compressible = /\.(?:css|ico|js|json|map|svg|txt|xml)$/;

const compressors: Record<Coding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/** Compresses the static files of a build as far as possible; keeps the forms that are smaller. */
export async function compressFiles(root: string, distFolder: string): Promise<void> {
  await rm(join(root, distFolder, COMPRESSED_FOLDER), { recursive: true, force: true });
  const files = listFiles(root, distFolder).filter(({ file }) => compressible.test(file));
  await Promise.all(
    files.map(async (listed) => {
      const bytes = await readFile(listed.file);
      for (const each of codings) {
        const compressed = await compressors[each.coding](bytes);
        if (compressed.length >= bytes.length) continue;
        const file = compressedFile(root, distFolder, listed, each);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, compressed);
      }
    }),
  );
}
