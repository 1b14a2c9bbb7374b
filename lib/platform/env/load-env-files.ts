import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFile } from 'node:process';

/**
 * Read in this order: the first file to set a variable wins, and the process environment over both.
 */
const ENV_FILES = ['.env.local', '.env'];

/**
 * Loads the variables of `.env.local` and `.env` in `folder` into `process.env`, without changing
 * those already set (even to an empty string). Missing files are skipped. Throws when a file cannot
 * be read.
 */
export function loadEnvFiles(folder: string): void {
  for (const name of ENV_FILES) {
    const path = join(folder, name);
    if (existsSync(path)) {
      loadEnvFile(path);
    }
  }
}
