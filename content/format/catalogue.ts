import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { parse } from 'yaml';
import { z } from 'zod';
import { isRecord } from '../../lib/content/parse/formats/is-record.ts';
import { type Picture, pictureFields, pictureSchema } from './pictures.ts';
import type { Problem } from './problems.ts';

/** The path of the catalogue in the content folder. */
export const cataloguePath = 'images/pictures.yaml';

/** The last part of asset ids by the decoder's name of the format; no others can be imported. */
const extensions: ReadonlyMap<string, string> = new Map([
  ['jpeg', 'jpg'],
  ['png', 'png'],
  ['webp', 'webp'],
  ['gif', 'gif'],
  ['svg', 'svg'],
  ['tiff', 'tif'],
  ['heif', 'avif'],
]);

/** The last parts of the ids of assets that can be imported: extensions without a dot. */
export const pictureExtensions: ReadonlySet<string> = new Set(extensions.values());

export interface Catalogue {
  readonly pictures: ReadonlyMap<string, Picture>;
  readonly problems: readonly Problem[];
}

/**
 * Reads the catalogue and its pictures. An asset's id is derived from its bytes and size, as it is
 * shown (`image-<sha1>-<width>x<height>-<format>`), so it is known before anything is uploaded.
 */
export async function readCatalogue(contentFolder: string): Promise<Catalogue> {
  const problems: Problem[] = [];
  const pictures = new Map<string, Picture>();
  const report = (path: string, message: string) => {
    problems.push({ file: cataloguePath, path, message });
  };
  for (const [key, entry] of await readEntries(contentFolder, report)) {
    const parsed = pictureSchema.safeParse(entry);
    if (!parsed.success) {
      report(key, z.prettifyError(parsed.error).replaceAll('\n', ' '));
      continue;
    }
    const assetId = await assetIdOf(join(contentFolder, 'images', parsed.data.file));
    if (!assetId) {
      report(key, `images/${parsed.data.file} is not a readable picture`);
      continue;
    }
    const defaults = Object.fromEntries(
      pictureFields.flatMap((name) => {
        const value = parsed.data[name];
        return value === undefined ? [] : [[name, value]];
      }),
    );
    pictures.set(key, { key, file: parsed.data.file, assetId, defaults });
  }
  return { pictures, problems };
}

async function readEntries(folder: string, report: (path: string, message: string) => void) {
  try {
    const entries: unknown = parse(await readFile(join(folder, cataloguePath), 'utf8'));
    return isRecord(entries) ? Object.entries(entries) : [];
  } catch (error) {
    report('', error instanceof Error ? error.message : String(error));
    return [];
  }
}

async function assetIdOf(path: string): Promise<string | undefined> {
  try {
    const bytes = await readFile(path);
    const { autoOrient, format, compression } = await sharp(bytes).metadata();
    const extension = extensions.get(format);
    // Of this family, only AVIF is decoded.
    if (extension === undefined || (format === 'heif' && compression !== 'av1')) return undefined;
    const sha1 = createHash('sha1').update(bytes).digest('hex');
    return `image-${sha1}-${autoOrient.width}x${autoOrient.height}-${extension}`;
  } catch {
    return undefined;
  }
}
