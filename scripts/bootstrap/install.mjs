import { spawnSync } from 'node:child_process';
import { isInstalled } from './is-installed.mjs';

const QUIET = ['--loglevel=error', '--no-progress', '--no-audit', '--no-fund'];

/**
 * Installs the packages in package-lock.json of the project in `root`, unless they are installed
 * already. Returns null on success, else one line that describes the error. Always includes
 * development packages, whatever NODE_ENV is: the build and the tests need them.
 */
export function installIfNeeded(root) {
  if (isInstalled(root)) {
    return null;
  }
  console.log('Installing packages (a minute or two the first time) …');
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  // Not "npm ci": it refuses a lock file that lacks the optional packages of other platforms, as
  // one made behind a registry without them does. `--no-save` leaves the lock file authoritative.
  const args = [...first, 'install', '--no-save', '--include=dev', ...QUIET];
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (error) {
    return `npm could not be started: ${error.message}`;
  }
  if (status !== 0) {
    return 'The packages could not be installed; what npm said stands above.';
  }
  return isInstalled(root) ? null : 'npm ended well, but packages are missing from node_modules.';
}
