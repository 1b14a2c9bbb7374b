import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFile } from 'node:process';

/** Read in this order; the first to set a variable wins, and the real environment before both. */
const ENV_FILES = ['.env.local', '.env'];

/**
 * Puts the variables of `.env.local` and `.env` in `folder` into `process.env`, without touching
 * those that are already there (an empty one counts as there). Files that do not exist are
 * passed over. Throws when a file cannot be read.
 */
export function loadEnvFiles(folder: string): void {
  for (const name of ENV_FILES) {
    const path = join(folder, name);
    if (existsSync(path)) {
      loadEnvFile(path);
    }
  }
}
