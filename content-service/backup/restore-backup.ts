import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_FILE } from '../store/database.ts';
import { type DataLock, lockData } from '../store/lock.ts';
import { isLocked } from '../store/sqlite-errors.ts';
import { USERS_FILE } from '../users/user-store.ts';
import { checkContentDatabase, repeatDelivery, skipSequences } from './content-database.ts';
import { copyFile, renameFolder, syncFolders } from './durable-files.ts';
import { holdOverdueReleases } from './hold-releases.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { retainAccess } from './retain-access.ts';
import { withdrawLinks } from './withdraw-links.ts';
import { createWorkFolder } from './work-folder.ts';

/** The result of a restore. */
export interface RestoreSummary {
  /** When the backup was made (ISO 8601, UTC). */
  readonly createdAt: string;
  readonly assets: number;
  /** The folder with the data from before, or null where there was none. */
  readonly replaced: string | null;
  /** The steps that remain for the operator, one line each. */
  readonly remaining: readonly string[];
}

interface RestoreOptions {
  /** Whether data from before may be replaced. */
  readonly replace: boolean;
  /** Whether to stop before anything is changed. */
  readonly check?: boolean;
}

/**
 * Restores a backup as the data folder of a service that does not run. It is copied beside the data
 * folder and verified there, and takes its place by being renamed; the data from before stays in a
 * folder of its own. The secrets and users from before remain ({@link retainAccess}), links that were
 * withdrawn remain so ({@link withdrawLinks}), and releases that have become overdue are not published
 * ({@link holdOverdueReleases}). Rejects with a message for the operator; then nothing has changed.
 */
export async function restoreBackup(
  source: string,
  dataDir: string,
  { replace, check = false }: RestoreOptions,
): Promise<RestoreSummary> {
  const manifest = readManifest(source);
  const isEmpty = !existsSync(dataDir) || readdirSync(dataDir).length === 0;
  if (!isEmpty && !replace) {
    throw new Error(`${dataDir} is not empty; with --replace, the backup takes its place.`);
  }
  const lock = isEmpty ? null : lockStopped(dataDir);
  try {
    const replaced = isEmpty || check ? null : `${dataDir}.replaced-${Date.now()}`;
    const staging = `${dataDir}.restoring-${process.pid}`;
    const removeStaging = createWorkFolder(staging);
    try {
      const restored = await prepare(source, staging, manifest);
      const access = await retainAccess(dataDir, staging);
      const links = withdrawLinks(dataDir, staging, new Date());
      syncFolders(staging);
      if (!check) swap(staging, dataDir, replaced);
      return {
        createdAt: manifest.createdAt,
        assets: restored.assets,
        replaced,
        remaining: [...access, ...links, ...restored.held],
      };
    } finally {
      // It is there no more where it has taken the place of the data.
      removeStaging();
    }
  } finally {
    lock?.close();
  }
}

/** Copies a backup and makes its content what a service can start with. */
async function prepare(source: string, staging: string, manifest: Manifest) {
  const assets = await copyVerified(source, staging, manifest);
  const content = join(staging, CONTENT_FILE);
  skipSequences(content);
  repeatDelivery(content);
  return { assets, held: holdOverdueReleases(staging, new Date()) };
}

function lockStopped(dataDir: string): DataLock {
  try {
    return lockData(dataDir);
  } catch (error) {
    if (!isLocked(error)) throw error;
    throw new Error(`A content service is using ${dataDir}; stop it first.`, { cause: error });
  }
}

/** Copies the files of a backup and compares all digests; returns the number of assets. */
async function copyVerified(
  source: string,
  staging: string,
  { databases, missingAssets }: Manifest,
): Promise<number> {
  const copy = async (path: string, algorithm: string, expected: string | undefined) => {
    const from = join(source, path);
    // A backup contains regular files only; a symbolic link could lead anywhere.
    if (!lstatSync(from, { throwIfNoEntry: false })?.isFile()) {
      throw new Error(`The backup is incomplete: ${from} is missing.`);
    }
    const digest = await copyFile(from, join(staging, path), algorithm);
    if (digest !== expected) throw new Error(`The backup is damaged: ${from} has changed.`);
  };
  await copy(CONTENT_FILE, 'sha256', databases[CONTENT_FILE]);
  if (USERS_FILE in databases) await copy(USERS_FILE, 'sha256', databases[USERS_FILE]);
  const missing = new Set(missingAssets);
  const assets = checkContentDatabase(join(staging, CONTENT_FILE)).filter(
    ({ path }) => !missing.has(path),
  );
  for (const { path, sha1 } of assets) await copy(path, 'sha1', sha1);
  return assets.length;
}

/** Puts one folder in the place of another, or leaves both as they are. */
function swap(staging: string, dataDir: string, replaced: string | null): void {
  if (replaced !== null) renameFolder(dataDir, replaced);
  try {
    renameFolder(staging, dataDir);
  } catch (error) {
    if (replaced !== null) renameFolder(replaced, dataDir);
    throw error;
  }
}
