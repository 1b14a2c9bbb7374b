import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readAttachments } from '../store/attachments.ts';
import type { Store } from '../store/store.ts';
import { listSubmissions } from './list.ts';
import { showSubmission } from './show.ts';

/**
 * Writes what visitors have sent into a new folder that only the owner can read: `messages.json`,
 * `subscribers.json`, `waiting-lists.json`, and the files under their names. Returns the number of
 * submissions. Rejects with a message for the operator if the folder exists: others may be able to read
 * it, and it may contain what has been erased since.
 */
export async function exportAll(store: Store, folder: string): Promise<number> {
  await createFolder(folder);
  const listed = await listSubmissions(store, null);
  const submissions = [];
  for (const { reference } of listed) submissions.push(await showSubmission(store, reference));
  const rows = await store.db.selectFrom('submission').select('id').execute();
  for (const { id } of rows) {
    for (const file of await readAttachments(store.db, id)) {
      await writeFile(join(folder, file.name), file.read(), { mode: 0o600 });
    }
  }
  const subscribers = await store.db.selectFrom('subscriber').selectAll().execute();
  const waiting = await store.db.selectFrom('waiting_list_entry').selectAll().execute();
  await writeJson(join(folder, 'messages.json'), submissions);
  await writeJson(join(folder, 'subscribers.json'), subscribers);
  await writeJson(join(folder, 'waiting-lists.json'), waiting);
  return submissions.length;
}

async function createFolder(folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new Error(`${folder} exists already.`) : error;
  });
}

async function writeJson(path: string, content: object): Promise<void> {
  await writeFile(path, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
}
