import { existsSync, globSync } from 'node:fs';
import process from 'node:process';
import type { Household } from '../process/household.ts';

/**
 * Makes sure that there is a PostgreSQL for the tests to start, where that can be done: as root
 * on Debian and its kin, from the distribution's package. Elsewhere the tests that need one are
 * skipped, and named at the end.
 */
export async function ensurePostgres(household: Household): Promise<void> {
  const installable = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!installable || globSync('/usr/lib/postgresql/*/bin/initdb').length > 0) {
    return;
  }
  console.log('Installing PostgreSQL for the tests …');
  const apt = { DEBIAN_FRONTEND: 'noninteractive' };
  await household.run('apt-get', ['update', '-q'], apt);
  await household.run('apt-get', ['install', '-qy', '--no-install-recommends', 'postgresql'], apt);
}
