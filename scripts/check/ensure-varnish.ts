import { existsSync } from 'node:fs';
import type { Supervisor } from '../process/supervisor.ts';
import { canInstallPackages, installPackage } from './install-package.ts';

/**
 * Ensures that there is a Varnish that the tests can start, with the module that purges by tag, where
 * possible: as root on Debian and its derivatives, from the distribution's packages. Elsewhere the
 * tests that need one are skipped, and listed at the end.
 */
export async function ensureVarnish(supervisor: Supervisor): Promise<void> {
  if (!canInstallPackages() || existsSync('/usr/sbin/varnishd')) return;
  console.log('Installing Varnish for the tests …');
  // It depends on Varnish itself.
  await installPackage(supervisor, 'varnish-modules');
}
