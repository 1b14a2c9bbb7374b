import { existsSync } from 'node:fs';
import process from 'node:process';
import { chromium } from '@playwright/test';
import type { Supervisor } from '../process/supervisor.ts';
import { findChromium } from './chromium.ts';
import { canInstallPackages, installPackage } from './install-package.ts';

const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'install'];

/** The distribution's packages with a Chromium; older releases lack the first. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/**
 * Ensures that there is a Chromium for the end-to-end tests: one of the system, else (as root on
 * Debian and its derivatives) the distribution's package, else Playwright's own. Returns whether
 * there is one now; errors have been printed.
 */
export async function ensureBrowser(supervisor: Supervisor): Promise<boolean> {
  if (hasBrowser()) {
    return true;
  }
  console.log('Installing a browser for the end-to-end tests …');
  for (const name of canInstallPackages() ? PACKAGES : []) {
    if (!hasBrowser()) await installPackage(supervisor, name);
  }
  if (!hasBrowser()) {
    await supervisor.run(process.execPath, [...PLAYWRIGHT, 'chromium']);
  }
  return hasBrowser();
}

function hasBrowser(): boolean {
  return findChromium() !== null || existsSync(chromium.executablePath());
}
