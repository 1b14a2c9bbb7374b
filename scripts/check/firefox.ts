import { existsSync } from 'node:fs';

const SYSTEM_PATHS = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Returns the path of a Firefox at a usual system path, or null if there is none. */
export function findFirefox(): string | null {
  return SYSTEM_PATHS.find((path) => existsSync(path)) ?? null;
}
