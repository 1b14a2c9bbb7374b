import { join } from 'node:path';
import { hasPackages } from '../bootstrap/is-installed.mjs';
import type { Supervisor } from '../process/supervisor.ts';

/** The folder of the Studio, relative to the project's root. */
export const STUDIO_FOLDER = 'studio';

/**
 * Installs the packages of the Studio, unless they are installed already: the site does not need
 * them. Rejects if they cannot be installed; npm prints errors.
 */
export async function installStudio(supervisor: Supervisor, root: string): Promise<void> {
  const folder = join(root, STUDIO_FOLDER);
  if (hasPackages(folder)) return;
  console.log('Installing the packages of the Studio (a few minutes the first time) …');
  const quiet = ['--loglevel=error', '--no-progress', '--no-audit', '--no-fund'];
  // `--no-save` leaves the lock file authoritative, as in ../bootstrap/install.mjs.
  const args = ['install', '--prefix', STUDIO_FOLDER, '--no-save', '--include=dev', ...quiet];
  const code = await supervisor.run('npm', args);
  if (code !== 0 || !hasPackages(folder)) {
    throw new Error('The packages of the Studio could not be installed.');
  }
}
