import type { Supervisor } from '../process/supervisor.ts';
import { findFirefox } from './firefox.ts';
import { canInstallPackages, installPackage } from './install-package.ts';

/**
 * Ensures that there is a Firefox for the tests in it, where possible: as root on Debian and its
 * derivatives, from the distribution's package. Elsewhere these tests are skipped, and listed at the
 * end.
 */
export async function ensureFirefox(supervisor: Supervisor): Promise<void> {
  if (!canInstallPackages() || findFirefox() !== null) return;
  console.log('Installing Firefox for the tests …');
  await installPackage(supervisor, 'firefox-esr');
}
