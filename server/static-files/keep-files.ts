import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { earlierFolders } from './list-files.ts';

/**
 * Copies the static files of the build in `distFolder`, relative to `root`, to where the next build in
 * this folder serves them from, and removes those of the oldest of three builds.
 */
export function keepFiles(root: string, distFolder: string): void {
  const [last, before] = earlierFolders(distFolder);
  rmSync(join(root, before), { recursive: true, force: true });
  if (existsSync(join(root, last))) renameSync(join(root, last), join(root, before));
  cpSync(join(root, distFolder, 'static'), join(root, last), { recursive: true });
}
