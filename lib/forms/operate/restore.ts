import { constants, existsSync, renameSync } from 'node:fs';
import { chmod, copyFile, mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { syncToDisk } from './sync-to-disk.ts';

/**
 * What SQLite adds to the name of a database for its files. The log and its index come first: left
 * beside another database, they would be taken for a part of it.
 */
const suffixes = ['-wal', '-shm', ''] as const;

/** Primary result codes of SQLite: another connection has locked the database, or a table of it. */
const lockedCodes: readonly unknown[] = [5, 6];

/** A damaged database, and a file that is not a database. */
const damagedCodes: readonly unknown[] = [11, 26];

export interface RestoreOptions {
  /** Whether data from before may be replaced. */
  readonly replace: boolean;
  /** Whether to stop before anything is changed. */
  readonly check?: boolean;
  /** Aborted when the restore should end before anything is changed; its reason is the error then. */
  readonly signal?: AbortSignal;
}

/**
 * Puts a backup of the SQLite database (`backUp`) in the place of `file`, while the site is stopped.
 * It is copied beside the database and checked there before it takes its place; with `replace`, a
 * database from before, damaged or not, stays as `<file>.replaced-<time>`. Returns the path of the
 * latter, or null if there was none. Rejects with a message for the operator; then nothing has
 * changed.
 */
export async function restore(
  backup: string,
  file: string,
  { replace, check = false, signal }: RestoreOptions,
): Promise<string | null> {
  if (!existsSync(backup)) throw new Error(`There is no backup at ${backup}.`);
  const isReplaced = suffixes.some((suffix) => existsSync(file + suffix));
  if (isReplaced && !replace) {
    throw new Error(`${file} exists; with --replace, the backup takes its place.`);
  }
  if (existsSync(file)) assertUnused(file);
  const staging = `${file}.restoring-${process.pid}`;
  const replaced = isReplaced ? `${file}.replaced-${Date.now()}` : null;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  try {
    await copyFile(backup, staging, constants.COPYFILE_EXCL);
    await chmod(staging, 0o600);
    assertSound(staging, backup);
    if (check) return null;
    await syncToDisk(staging);
    signal?.throwIfAborted();
    // The site may have started meanwhile.
    if (existsSync(file)) assertUnused(file);
    swap(staging, file, replaced);
    await syncToDisk(dirname(file));
    return replaced;
  } finally {
    await Promise.all(suffixes.map((suffix) => rm(staging + suffix, { force: true })));
  }
}

/**
 * Puts one database in the place of another, or leaves both as they are. Synchronous, so that no handler
 * of a signal runs in between.
 */
function swap(staging: string, file: string, replaced: string | null): void {
  try {
    if (replaced !== null) moveAll(file, replaced);
    renameSync(staging, file);
  } catch (error) {
    if (replaced !== null) moveAll(replaced, file);
    throw error;
  }
}

function moveAll(from: string, to: string): void {
  for (const suffix of suffixes) {
    if (existsSync(from + suffix)) renameSync(from + suffix, to + suffix);
  }
}

/**
 * Throws if another process has the database open, because each of them holds a lock on a WAL database, or
 * if that cannot be found out. A damaged database is a reason to restore.
 */
function assertUnused(file: string): void {
  const database = new DatabaseSync(file);
  try {
    database.exec('pragma locking_mode = exclusive; begin immediate; rollback');
  } catch (error) {
    const code = primaryCodeOf(error);
    if (lockedCodes.includes(code)) throw new Error(`The site is using ${file}; stop it first.`);
    if (!damagedCodes.includes(code)) throw error;
  } finally {
    database.close();
  }
}

/** The least significant byte of an extended result code (https://sqlite.org/rescode.html). */
function primaryCodeOf(error: unknown): number | null {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : null;
}

function assertSound(copy: string, backup: string): void {
  const database = new DatabaseSync(copy, { readOnly: true });
  try {
    const [result] = database.prepare('pragma integrity_check').all();
    database.prepare('select 1 from submission limit 1').all();
    if (result?.integrity_check === 'ok') return;
  } catch {
    // Reported below, like a failed check.
  } finally {
    database.close();
  }
  throw new Error(`${backup} is damaged, or no backup of submissions.`);
}
