import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FormEnv } from '../env/form-env.ts';

/** A generated secret: 32 bytes in base64url. */
const COMPLETE = /^[\w-]{43}$/;

/**
 * Returns the secret that signs opened forms, links in mails and picture cuts: that of the
 * settings, else one that is generated on first use and stored next to the database. Throws if it
 * can be neither read nor created, or is incomplete.
 */
export function formSecret({ secret, dataFolder }: Pick<FormEnv, 'secret' | 'dataFolder'>): string {
  if (secret) return secret;
  const file = join(dataFolder, 'secret');
  if (!existsSync(file)) generate(dataFolder, file);
  const stored = readFileSync(file, 'utf8');
  if (!COMPLETE.test(stored)) {
    throw new Error(`${file} is incomplete: delete it, and another secret is generated`);
  }
  return stored;
}

/**
 * Generates a secret that only its owner can read. Processes that do so at the same time agree on
 * one complete file, because it gets its name in one exclusive step.
 */
function generate(folder: string, file: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}`;
  try {
    const options = { mode: 0o600, flag: 'wx', flush: true } as const;
    writeFileSync(draft, randomBytes(32).toString('base64url'), options);
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
