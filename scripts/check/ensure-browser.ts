import { existsSync } from 'node:fs';
import process from 'node:process';
import { chromium } from '@playwright/test';
import type { Household } from '../process/household.ts';
import { findChromium } from './chromium.ts';

const PLAYWRIGHT = ['node_modules/@playwright/test/cli.js', 'install'];

/**
 * Makes sure that there is a Chromium for the end-to-end tests: one of the system, else (as root
 * on Debian and its kin) the distribution's package, else Playwright's own. Gives whether there
 * is one now; what went wrong has been printed.
 */
export async function ensureBrowser(household: Household): Promise<boolean> {
  if (hasBrowser()) {
    return true;
  }
  console.log('Installing a browser for the end-to-end tests …');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const apt = { DEBIAN_FRONTEND: 'noninteractive' };
    await household.run('apt-get', ['update', '-q'], apt);
    await household.run('apt-get', ['install', '-qy', '--no-install-recommends', 'chromium'], apt);
  }
  if (!hasBrowser()) {
    await household.run(process.execPath, [...PLAYWRIGHT, 'chromium']);
  }
  return hasBrowser();
}

function hasBrowser(): boolean {
  return findChromium() !== null || existsSync(chromium.executablePath());
}
