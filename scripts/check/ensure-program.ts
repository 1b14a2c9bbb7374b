import { globSync } from 'node:fs';
import type { Supervisor } from '../process/supervisor.ts';
import { canInstallPackages, installPackage } from './install-package.ts';

/** Programs that tests and benchmarks start besides the site, by the package of the distribution. */
export const programs = {
  'firefox-esr': { name: 'Firefox', program: '/usr/bin/firefox*' },
  nginx: { name: 'nginx', program: '/usr/sbin/nginx' },
  postgresql: { name: 'PostgreSQL', program: '/usr/lib/postgresql/*/bin/initdb' },
  'redis-server': { name: 'Redis', program: '/usr/bin/redis-server' },
  // The module that purges by tag; it depends on Varnish itself.
  'varnish-modules': { name: 'Varnish', program: '/usr/sbin/varnishd' },
  wrk: { name: 'wrk', program: '/usr/bin/wrk' },
} as const;

/**
 * Ensures that there is a program that the tests can start, where possible: as root on Debian and its
 * derivatives, from the distribution's package. Elsewhere the tests that need one are skipped, and
 * listed at the end.
 */
export async function ensureProgram(
  supervisor: Supervisor,
  packageName: keyof typeof programs,
): Promise<void> {
  const { name, program } = programs[packageName];
  if (!canInstallPackages() || globSync(program).length > 0) return;
  console.log(`Installing ${name} for the tests …`);
  await installPackage(supervisor, packageName);
}
