import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files and folders that a build is made of. */
export const BUILD_SOURCES = [
  'app',
  'components',
  'lib',
  'messages',
  'public',
  'scripts/build',
  '*.ts',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
] as const;

const NOT_BUILT = /\.test\.tsx?$|^(playwright|vitest)\.|^next-env\.d\.ts$|\.tsbuildinfo$/;

/**
 * A hash of the names and contents of all files that `sources` (files, folders, patterns) name
 * in `root`, tests left out, and of `extra`: values that go into the result beside them.
 */
export function sourceHash(root: string, sources: readonly string[], extra: object): string {
  const patterns = sources.flatMap((source) => [source, `${source}/**/*`]);
  const entries = globSync(patterns, { cwd: root, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter((path) => !NOT_BUILT.test(path));
  const hash = createHash('sha256').update(JSON.stringify(extra));
  for (const path of new Set(files.toSorted())) {
    hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex');
}
