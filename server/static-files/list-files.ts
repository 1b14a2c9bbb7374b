import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Coding } from '../negotiate-coding.ts';

/** The folders of static files, by the paths of their URLs. */
const foldersOf = (distFolder: string) => ({
  '/_next/static': join(distFolder, 'static'),
  '': 'public',
});

/** A file that everybody may request. */
export interface ListedFile {
  /** The decoded path of its URL. */
  readonly path: string;
  /** The file's path. */
  readonly file: string;
}

/** Lists the static files of the build in `distFolder`, relative to `root`, and those of `public`. */
export function listFiles(root: string, distFolder: string): ListedFile[] {
  return Object.entries(foldersOf(distFolder)).flatMap(([urlPath, folder]) => {
    const cwd = join(root, folder);
    return globSync('**/*', { cwd, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = join(entry.parentPath, entry.name);
        return { path: urlPath + file.slice(cwd.length), file };
      });
  });
}

/** The folder of a build with the compressed forms of its static files. */
export const COMPRESSED_FOLDER = 'compressed';

interface FileCoding {
  readonly coding: Coding;
  readonly extension: string;
}

/** The content codings of files, preferred ones first. */
export const codings: readonly FileCoding[] = [
  { coding: 'br', extension: '.br' },
  { coding: 'gzip', extension: '.gz' },
];

/** Returns the path of the compressed form of a file, which exists if it is smaller. */
export function compressedFile(
  root: string,
  distFolder: string,
  { path }: ListedFile,
  { extension }: FileCoding,
): string {
  return join(root, distFolder, COMPRESSED_FOLDER, path + extension);
}
