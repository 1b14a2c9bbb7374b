import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FormEnv } from '../env/form-env.ts';

/**
 * Returns the secret that signs opened forms, links in mails and picture cuts: that of the
 * settings, else one that is generated on first use and stored next to the database. Throws if it
 * can be neither read nor created.
 */
export function formSecret({ secret, dataFolder }: FormEnv): string {
  if (secret) return secret;
  const file = join(dataFolder, 'secret');
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8');
}
