import { constants, existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The files that SQLite has beside a database in use. */
const besides = ['', '-wal', '-shm'] as const;

/**
 * Puts a backup of the SQLite database (`backUp`) in the place of `file`, while the site is stopped.
 * It is copied beside the database and checked there before it takes its place; with `replace`, a
 * database from before stays as `<file>.replaced-<time>`. Returns the path of the latter, or null if
 * there was none. Rejects with a message for the operator; then nothing has changed.
 */
export async function restore(
  backup: string,
  file: string,
  { replace }: { readonly replace: boolean },
): Promise<string | null> {
  if (!existsSync(backup)) throw new Error(`There is no backup at ${backup}.`);
  const exists = existsSync(file);
  if (exists && !replace) {
    throw new Error(`${file} exists; with --replace, the backup takes its place.`);
  }
  if (exists) assertUnused(file);
  const staging = `${file}.restoring-${process.pid}`;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  try {
    await copyFile(backup, staging, constants.COPYFILE_EXCL);
    await chmod(staging, 0o600);
    assertSound(staging, backup);
    const replaced = exists ? `${file}.replaced-${Date.now()}` : null;
    if (replaced !== null) await moveAll(file, replaced);
    await rename(staging, file);
    return replaced;
  } catch (error) {
    await Promise.all(besides.map((suffix) => rm(staging + suffix, { force: true })));
    throw error;
  }
}

async function moveAll(from: string, to: string): Promise<void> {
  for (const suffix of besides) {
    if (existsSync(from + suffix)) await rename(from + suffix, to + suffix);
  }
}

/** Throws if another process has the database open: each of them holds a lock on a WAL database. */
function assertUnused(file: string): void {
  const database = new DatabaseSync(file);
  try {
    database.exec('pragma locking_mode = exclusive; begin immediate; rollback');
  } catch {
    throw new Error(`The site is using ${file}; stop it first.`);
  } finally {
    database.close();
  }
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
