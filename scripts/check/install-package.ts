import { existsSync } from 'node:fs';
import process from 'node:process';
import type { Supervisor } from '../process/supervisor.ts';

/**
 * Whether the distribution's packages can be installed here: as root on Debian and its derivatives.
 */
export function canInstallPackages(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Installs a package of the distribution; the installer prints errors. */
export async function installPackage(supervisor: Supervisor, name: string): Promise<void> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await supervisor.run('apt-get', ['update', '-q'], env);
  await supervisor.run('apt-get', ['install', '-qy', '--no-install-recommends', name], env);
}
