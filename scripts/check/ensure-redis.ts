import { existsSync } from 'node:fs';
import type { Supervisor } from '../process/supervisor.ts';
import { canInstallPackages, installPackage } from './install-package.ts';

/**
 * Ensures that there is a Redis that the tests can start, where possible: as root on Debian and its
 * derivatives, from the distribution's package. Elsewhere the tests that need one are skipped, and
 * listed at the end.
 */
export async function ensureRedis(supervisor: Supervisor): Promise<void> {
  if (!canInstallPackages() || existsSync('/usr/bin/redis-server')) return;
  console.log('Installing Redis for the tests …');
  await installPackage(supervisor, 'redis-server');
}
