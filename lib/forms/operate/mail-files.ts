import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { mailFolder } from '../mail/file-transport.ts';
import { syncToDisk } from './sync-to-disk.ts';

/** Returns the folder of mails beside a backup of the database. */
export function mailsBeside(backup: string): string {
  return `${backup}.mails`;
}

/**
 * Copies the mails that were written as files into the data folder beside a backup of the database,
 * durably. Without mails there is no folder.
 */
export async function backUpMails(dataFolder: string, backup: string): Promise<void> {
  await copyMails(mailFolder(dataFolder), mailsBeside(backup));
}

/**
 * Puts the mails of a backup back, beside those that exist. Those of messages that the database does not
 * have are erased like any others, within an hour.
 */
export async function restoreMails(dataFolder: string, backup: string): Promise<void> {
  await copyMails(mailsBeside(backup), mailFolder(dataFolder));
}

async function copyMails(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  const names = (await readdir(from)).filter((name) => name.endsWith('.eml'));
  if (names.length === 0) return;
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const name of names) await copyMail(join(from, name), join(to, name));
  await syncToDisk(to);
}

async function copyMail(path: string, copy: string): Promise<void> {
  try {
    await copyFile(path, `${copy}.part`);
  } catch (error) {
    // Its message has been erased meanwhile.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return;
    throw error;
  }
  await syncToDisk(`${copy}.part`);
  await rename(`${copy}.part`, copy);
}
