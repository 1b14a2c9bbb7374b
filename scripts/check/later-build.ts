import { globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepFiles } from '../../server/static-files/keep-files.ts';

/** The files of a build that contain its id: manifests, and pages and payloads, also those rendered since. */
const WITH_ID = [
  'BUILD_ID',
  '*.json',
  'server/*.js',
  'server/{app,pages,route-cache}/**/*.{html,rsc,json}',
];

/**
 * Turns the build in `distFolder`, relative to `root`, into what a later build of the same sources would
 * be: with another id, and with the static files of the earlier one kept. No server may run from it.
 */
export function makeLaterBuild(root: string, distFolder: string): void {
  keepFiles(root, distFolder);
  const cwd = join(root, distFolder);
  const id = readBuildId(root, distFolder);
  const later = laterId(id);
  for (const entry of globSync(WITH_ID, { cwd, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const text = readFileSync(file, 'utf8');
    if (text.includes(id)) writeFileSync(file, text.replaceAll(id, later));
  }
  renameSync(join(cwd, 'static', id), join(cwd, 'static', later));
}

/** Returns the id of the build in `distFolder`, relative to `root`. */
export function readBuildId(root: string, distFolder: string): string {
  return readFileSync(join(root, distFolder, 'BUILD_ID'), 'utf8').trim();
}

/** Returns the id of the build that `makeLaterBuild` makes of the one with this id. */
export function laterId(id: string): string {
  return Array.from(id).toReversed().join('');
}
