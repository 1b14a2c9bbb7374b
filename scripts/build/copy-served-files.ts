import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join, relative, sep } from 'node:path';
import { EARLIER_CONTENT } from '../../lib/platform/dist-folder.ts';
import { keepFiles } from '../../server/static-files/keep-files.ts';
import { EARLIER_STATIC } from '../../server/static-files/list-files.ts';
import { BUILD_ID } from './build-stamp.ts';

/** The cache with the answers of the content service. */
const CONTENT = 'content';

/** The caches of a build that a server reads; the rest is for the compiler. */
const SERVED_CACHES = ['fetch-cache', CONTENT, EARLIER_STATIC];

/** Other folders of a build that no server reads. */
const FOR_THE_BUILD = ['diagnostics', 'trace', 'trace-build', 'turbopack', 'types'];

/**
 * Replaces the contents of the folder `to` with the files of the build `from` that a server reads.
 * The folder itself stays, because it may be a mount, and so do the static files of the builds that
 * were served from it before: a build in an image knows of none. They join those that the build has
 * kept, as their names contain hashes. So do the answers of the content service, which the build may know
 * in an older version, or only unfit. A copy has a build id only once it is complete.
 */
export function copyServedFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  if (existsSync(join(to, BUILD_ID))) keepFiles('', to);
  rmSync(join(to, BUILD_ID), { force: true });
  clear(to, ['cache']);
  keepContent(join(to, 'cache'));
  clear(join(to, 'cache'), [EARLIER_STATIC, EARLIER_CONTENT]);
  cpSync(from, to, {
    recursive: true,
    // Links to packages, which are relative to the folder.
    verbatimSymlinks: true,
    filter: (source) => isServed(relative(from, source)),
  });
  copyFileSync(join(from, BUILD_ID), join(to, BUILD_ID));
}

/** Empties a folder, if there is one, except for these entries. */
function clear(folder: string, except: readonly string[]): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (!except.includes(name)) rmSync(join(folder, name), { recursive: true });
  }
}

/** Puts the stored answers of a cache aside, unless those of a build before were never taken over. */
function keepContent(cache: string): void {
  const content = join(cache, CONTENT);
  const kept = join(cache, EARLIER_CONTENT);
  if (existsSync(content) && !existsSync(kept)) renameSync(content, kept);
}

function isServed(path: string): boolean {
  const [first = '', second] = path.split(sep);
  if (first === 'cache') return second === undefined || SERVED_CACHES.includes(second);
  // Source maps are for the compiler's errors: servers run without them.
  return path !== BUILD_ID && !path.endsWith('.map') && !FOR_THE_BUILD.includes(first);
}
