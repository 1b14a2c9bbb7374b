import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { errorCode } from '../util/error-message.ts';

/** The file of the secrets in a data folder. */
export const SECRETS_FILE = 'secrets.json';

/** The roles of tokens: read, read and write, everything. */
export const ROLES = ['viewer', 'editor', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

const token = z.string().min(32);
const secretsSchema = z.object({
  tokens: z.object({ viewer: token, editor: token, administrator: token }),
  webhookSecret: token,
});

/** The service's own secrets, generated at the first start; users have tokens of their own. */
export type Secrets = z.infer<typeof secretsSchema>;

/** Generates a secret: a prefix and 32 random bytes, which are 43 characters of base64url. */
export function generateSecret(prefix: string): string {
  return `${prefix}${randomBytes(32).toString('base64url')}`;
}

function makeSecrets(): Secrets {
  return {
    tokens: {
      viewer: generateSecret('sk'),
      editor: generateSecret('sk'),
      administrator: generateSecret('sk'),
    },
    webhookSecret: generateSecret('wh'),
  };
}

function readSecrets(path: string): Secrets | null {
  try {
    return secretsSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Reads the secrets of a data folder, or generates them if there are none, readable by the owner
 * only. Two processes that start at the same time agree on one complete file, because it gets its
 * name in one exclusive step. Throws when the file is damaged: new secrets would lock out everyone
 * who holds the old ones.
 */
export function loadSecrets(dataDir: string): Secrets {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, SECRETS_FILE);
  const existing = readSecrets(path);
  if (existing !== null) return existing;
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, `${JSON.stringify(makeSecrets(), null, 2)}\n`, {
    mode: 0o600,
    flag: 'wx',
    flush: true,
  });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const made = readSecrets(path);
  if (made === null) throw new Error(`${path} disappeared while it was being made`);
  return made;
}
