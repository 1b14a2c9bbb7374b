import { copyFileSync, cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { BUILD_ID } from './build-stamp.ts';

/** The caches of a build that a server reads; the rest is for the compiler. */
const SERVED_CACHES = ['fetch-cache', 'content', 'earlier-static'];

/** What else a build contains that no server reads. */
const FOR_THE_BUILD = ['diagnostics', 'trace', 'trace-build', 'turbopack', 'types'];

/**
 * Replaces the contents of the folder `to` with the files of the build `from` that a server reads.
 * The folder itself stays, because it may be a mount. A copy has a build id only once it is complete.
 */
export function copyServedFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(to)) rmSync(join(to, name), { recursive: true });
  cpSync(from, to, {
    recursive: true,
    // Links to packages, which are relative to the folder.
    verbatimSymlinks: true,
    filter: (source) => isServed(relative(from, source)),
  });
  copyFileSync(join(from, BUILD_ID), join(to, BUILD_ID));
}

function isServed(path: string): boolean {
  const [first = '', second] = path.split(sep);
  if (first === 'cache') return second === undefined || SERVED_CACHES.includes(second);
  // Source maps are for the compiler's errors: servers run without them.
  return path !== BUILD_ID && !path.endsWith('.map') && !FOR_THE_BUILD.includes(first);
}
