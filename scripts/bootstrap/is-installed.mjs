import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether node_modules of the project in `root` contains what package-lock.json lists, and the
 * Node.js that runs the commands.
 */
export function isInstalled(root) {
  return hasPackages(root) && existsSync(nodeOf(root));
}

/**
 * Whether node_modules in `folder` contains what package-lock.json lists, according to the list
 * that npm writes there at the end of every install: an interrupted install leaves none. Optional
 * packages may be missing, because most of them are for other platforms.
 */
export function hasPackages(folder) {
  const wanted = packagesOf(join(folder, 'package-lock.json'));
  const present = packagesOf(join(folder, 'node_modules', '.package-lock.json'));
  if (!wanted || !present) {
    return false;
  }
  return Object.entries(wanted).every(([path, entry]) => {
    const found = present[path];
    return path === '' || (found ? found.version === entry.version : entry.optional === true);
  });
}

/** Returns the path of the Node.js that the project pins as a dependency. */
export function nodeOf(root) {
  return join(root, 'node_modules', '.bin', 'node');
}

function packagesOf(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
