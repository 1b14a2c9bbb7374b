import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files and folders that a build depends on. */
export const BUILD_SOURCES = [
  'app',
  'checkout-demo',
  'components',
  'lib',
  'messages',
  'public',
  'scripts/build',
  'server/framework',
  'server/static-files',
  '*.ts',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
] as const;

const NOT_BUILT = /\.test\.tsx?$|^(playwright|vitest)\.|^next-env\.d\.ts$|\.tsbuildinfo$/;

/**
 * Returns a hash of the names and contents of all files in `root` that match `sources` (files,
 * folders, patterns), without tests, and of `extra`: other values that the result depends on.
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
