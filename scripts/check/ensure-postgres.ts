import { globSync } from 'node:fs';
import type { Supervisor } from '../process/supervisor.ts';
import { canInstallPackages, installPackage } from './install-package.ts';

/**
 * Ensures that there is a PostgreSQL that the tests can start, where possible: as root on Debian
 * and its derivatives, from the distribution's package. Elsewhere the tests that need one are
 * skipped, and listed at the end.
 */
export async function ensurePostgres(supervisor: Supervisor): Promise<void> {
  if (!canInstallPackages() || globSync('/usr/lib/postgresql/*/bin/initdb').length > 0) {
    return;
  }
  console.log('Installing PostgreSQL for the tests …');
  await installPackage(supervisor, 'postgresql');
}
