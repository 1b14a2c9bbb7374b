import { createHash } from 'node:crypto';
import {
  closeSync,
  createReadStream,
  createWriteStream,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isDamage } from '../store/sqlite-errors.ts';
import { syncFolder } from '../store/sync-folder.ts';

/**
 * Copies a file into a new one that only its owner may read, durably, creating its folder. Returns
 * the digest of the copied bytes, in hexadecimal.
 */
export async function copyFile(from: string, to: string, algorithm: string): Promise<string> {
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
  const hash = createHash(algorithm);
  const digest = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const target = createWriteStream(to, { mode: 0o600, flags: 'wx', flush: true });
  await pipeline(createReadStream(from), digest, target);
  return hash.digest('hex');
}

/** Returns the digest of a file, in hexadecimal. */
export async function digestOfFile(path: string, algorithm: string): Promise<string> {
  const hash = createHash(algorithm);
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/**
 * Copies an SQLite database into a new file that only its owner may read, durably: its state at one
 * moment, while other processes go on writing. Throws an error with a message for the operator where
 * it is damaged.
 */
export function copyDatabase(from: string, to: string): void {
  // SQLite writes into an empty file, but would create one that others may read.
  const target = openSync(to, 'wx', 0o600);
  try {
    const source = new DatabaseSync(from, { readOnly: true });
    try {
      source.prepare('VACUUM INTO ?').run(to);
    } catch (error) {
      if (isDamage(error)) throw new Error(`${from} is damaged.`, { cause: error });
      throw error;
    } finally {
      source.close();
    }
    fsyncSync(target);
  } finally {
    closeSync(target);
  }
}

/** Renames a folder, durably. */
export function renameFolder(from: string, to: string): void {
  renameSync(from, to);
  syncFolder(dirname(to));
}

/** Writes the entries of a folder and of all folders in it to the disk. */
export function syncFolders(root: string): void {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  for (const { parentPath, name } of folders) syncFolder(join(parentPath, name));
  syncFolder(root);
}
