import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { distFolder } from './dist-folder.ts';
import { parseJson } from './http/parse-json.ts';

/** The file in which a finished build describes itself. */
export const BUILD_STAMP = 'build-stamp.json';

/** The part of it that servers read. */
export const begunSchema = z.object({
  /** When the build began, in ms since 1970: its pages are younger. */
  begunAt: z.number(),
});

/**
 * Returns when the build being served began, in ms since 1970; null if there is none. Copies of a
 * build have files with later times.
 */
export async function readBuildBegun(): Promise<number | null> {
  const file = join(process.cwd(), distFolder(), BUILD_STAMP);
  const text = await readFile(file, 'utf8').catch(() => '');
  return begunSchema.safeParse(parseJson(text)).data?.begunAt ?? null;
}
