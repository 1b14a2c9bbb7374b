import { open, rm } from 'node:fs/promises';
import type { Store } from '../store/store.ts';
import { backUpMails, mailsBeside } from './mail-files.ts';

/**
 * Writes a consistent copy of a database in use into a new file that only its owner can read, durably,
 * and beside it the mails that were written as files into the data folder, if there are any.
 * Rejects if the file exists, and with a message for the operator if the database cannot be copied.
 */
export async function backUp(store: Store, dataFolder: string, file: string): Promise<void> {
  // Databases write into an existing file, but would create one that others may read.
  const handle = await open(file, 'wx', 0o600);
  try {
    await store.copyInto(file);
    await handle.sync();
    // Afterwards: by then, the mail of each delivery that is made in the copy exists.
    await backUpMails(dataFolder, file);
  } catch (error) {
    // It would be taken for a backup, and the next one could not have this name.
    await rm(file, { force: true });
    await rm(mailsBeside(file), { recursive: true, force: true });
    throw error;
  } finally {
    await handle.close();
  }
}
