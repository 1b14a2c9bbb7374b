import { existsSync } from 'node:fs';

/** The first is built for tests alone, and needs half the processor time of a whole browser. */
const SYSTEM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Returns the path of a Chromium on this machine: the one in CHROMIUM_PATH, else one at a usual
 * system path; null if there is none.
 */
export function findChromium(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): string | null {
  const candidates = [environment.CHROMIUM_PATH, ...SYSTEM_PATHS];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}
