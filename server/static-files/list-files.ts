import { globSync } from 'node:fs';
import { join } from 'node:path';
import { allCodings, type Coding } from '../http/negotiate-coding.ts';

/** The cache of a build with the static files of builds before. */
export const EARLIER_STATIC = 'earlier-static';

/**
 * The folders of static files of the two builds before the one in `distFolder`, the last one first: a
 * page of theirs that is open in a browser finds its scripts (decision 028). The framework's build
 * leaves the cache alone.
 */
export function earlierFolders(distFolder: string): readonly [string, string] {
  const folder = join(distFolder, 'cache', EARLIER_STATIC);
  return [join(folder, '1'), join(folder, '2')];
}

/** The folders of static files, with the paths of their URLs; a file in a later one counts. */
const foldersOf = (distFolder: string) => [
  ...earlierFolders(distFolder)
    .toReversed()
    .map((folder) => ['/_next/static', folder] as const),
  ['/_next/static', join(distFolder, 'static')] as const,
  ['', 'public'] as const,
];

/** A file that everybody may request. */
export interface ListedFile {
  /** The decoded path of its URL. */
  readonly path: string;
  /** The file's path. */
  readonly file: string;
}

/**
 * Lists the static files of the build in `distFolder`, relative to `root`, of the builds before it, and
 * of `public`, one for each path.
 */
export function listFiles(root: string, distFolder: string): ListedFile[] {
  const files = foldersOf(distFolder).flatMap(([urlPath, folder]) => {
    const cwd = join(root, folder);
    return globSync('**/*', { cwd, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = join(entry.parentPath, entry.name);
        return { path: urlPath + file.slice(cwd.length), file };
      });
  });
  return [...new Map(files.map((listed) => [listed.path, listed])).values()];
}

/** The folder of a build with the compressed forms of its static files. */
export const COMPRESSED_FOLDER = 'compressed';

interface FileCoding {
  readonly coding: Coding;
  readonly extension: string;
}

const extensions: Readonly<Record<Coding, string>> = { br: '.br', gzip: '.gz' };

/** The content codings of files, preferred ones first. */
export const codings: readonly FileCoding[] = allCodings.map((coding) => ({
  coding,
  extension: extensions[coding],
}));

/** Returns the path of the compressed form of a file, which exists if it is smaller. */
export function compressedFile(
  root: string,
  distFolder: string,
  { path }: ListedFile,
  { extension }: FileCoding,
): string {
  return join(root, distFolder, COMPRESSED_FOLDER, path + extension);
}
