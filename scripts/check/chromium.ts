import { existsSync } from 'node:fs';

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The path of a Chromium that is on this machine: the one CHROMIUM_PATH names, else one where
 * systems put it; null where there is none.
 */
export function findChromium(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): string | null {
  const candidates = [environment.CHROMIUM_PATH, ...SYSTEM_PATHS];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}
