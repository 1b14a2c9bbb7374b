import { randomUUID } from 'node:crypto';
import type { Store } from './store.ts';

/** How long a page that shows an answer can be reloaded, in ms. */
const LIFETIME = 30 * 60 * 1000;

/** Keeps what a page is to show for half an hour, and gives the name to ask for it by. */
export async function saveDraft(store: Store, content: object, now: Date): Promise<string> {
  const id = randomUUID();
  await store.db
    .insertInto('draft')
    .values({
      id,
      content: JSON.stringify(content),
      expires_at: new Date(now.getTime() + LIFETIME).toISOString(),
    })
    .execute();
  return id;
}

/** What is kept under a name, as JSON; null once its time is over or for a name made up. */
export async function readDraft(store: Store, id: string, now: Date): Promise<string | null> {
  const row = await store.db
    .selectFrom('draft')
    .select('content')
    .where('id', '=', id)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row?.content ?? null;
}
