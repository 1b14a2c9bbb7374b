import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_FILE } from '../store/database.ts';
import { removeSessions } from '../users/session-store.ts';
import { USERS_FILE } from '../users/user-store.ts';
import { errorCode } from '../util/error-message.ts';
import { type AssetFile, checkContentDatabase } from './content-database.ts';
import {
  copyDatabase,
  copyFile,
  digestOfFile,
  renameFolder,
  syncFolders,
} from './durable-files.ts';
import { writeManifest } from './manifest.ts';
import { areUsers } from './users-database.ts';
import { createWorkFolder } from './work-folder.ts';

/** How often content is copied, if assets in it are deleted meanwhile. */
const ATTEMPTS = 5;

/** The summary of a backup. */
export interface BackupSummary {
  readonly assets: number;
  /** Paths of assets that documents describe, but that have no file. */
  readonly missingAssets: readonly string[];
}

/**
 * Writes a backup of a data folder into the new folder `target`: the content at one moment, the
 * assets that it refers to, and the users, but no secrets. The service may run. Rejects with a
 * message for the operator where something is damaged; then there is no backup.
 */
export async function createBackup(dataDir: string, target: string): Promise<BackupSummary> {
  if (!existsSync(join(dataDir, CONTENT_FILE)))
    throw new Error(`There is no content in ${dataDir}.`);
  if (existsSync(target)) throw new Error(`${target} exists already.`);
  const createdAt = new Date().toISOString();
  const work = `${target}.unfinished-${process.pid}`;
  const removeWork = createWorkFolder(work);
  try {
    const summary = await copyContent(dataDir, work);
    const files = [CONTENT_FILE];
    const users = join(dataDir, USERS_FILE);
    if (existsSync(users)) {
      if (!areUsers(users)) throw new Error(`${users} is damaged.`);
      copyDatabase(users, join(work, USERS_FILE));
      removeSessions(join(work, USERS_FILE));
      files.push(USERS_FILE);
    }
    const databases: Record<string, string> = {};
    for (const file of files) databases[file] = await digestOfFile(join(work, file), 'sha256');
    const { missingAssets } = summary;
    writeManifest(work, { format: 1, createdAt, databases, missingAssets: [...missingAssets] });
    syncFolders(work);
    renameFolder(work, target);
    return summary;
  } finally {
    // It is there no more where it has become the backup.
    removeWork();
  }
}

/**
 * Copies the content and then its assets, which are written before the documents that describe them.
 * An asset that is missing was deleted after the content was copied, so that the content is copied
 * again; one that is missing even then has no file.
 */
async function copyContent(dataDir: string, work: string): Promise<BackupSummary> {
  const content = join(work, CONTENT_FILE);
  const copied = new Set<string>();
  let missingBefore = new Set<string>();
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    rmSync(content, { force: true });
    copyDatabase(join(dataDir, CONTENT_FILE), content);
    const assets = checkContentDatabase(content);
    const missing = new Set<string>();
    for (const asset of assets) {
      if (copied.has(asset.path)) continue;
      if (await copyAsset(dataDir, work, asset)) copied.add(asset.path);
      else missing.add(asset.path);
    }
    if ([...missing].every((path) => missingBefore.has(path))) {
      const wanted = new Set(assets.map(({ path }) => path));
      for (const path of copied) if (!wanted.has(path)) rmSync(join(work, path));
      return { assets: wanted.size - missing.size, missingAssets: [...missing] };
    }
    missingBefore = missing;
  }
  throw new Error('Assets are being deleted again and again; try again later.');
}

/** Copies an asset; resolves to false where it has no file, and rejects where it is damaged. */
async function copyAsset(from: string, to: string, { path, sha1 }: AssetFile): Promise<boolean> {
  if (!existsSync(join(from, path))) return false;
  try {
    const digest = await copyFile(join(from, path), join(to, path), 'sha1');
    if (digest !== sha1) throw new Error(`${join(from, path)} is damaged: its SHA-1 is ${digest}.`);
    return true;
  } catch (error) {
    rmSync(join(to, path), { force: true });
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}
