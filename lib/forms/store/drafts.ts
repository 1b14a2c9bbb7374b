import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Store } from './store.ts';

/** How long a page with a result can be reloaded, in ms. */
export const draftLifetime = 30 * 60 * 1000;

/** Maximum length of the content, in bytes of UTF-8. */
export const maxDraftBytes = 64 * 1024;

/** Maximum number and size of the drafts stored at a time: per sender, and in total. */
export const draftBounds = {
  sender: { count: 20, bytes: 512 * 1024 },
  table: { count: 2000, bytes: 32 * 1024 * 1024 },
} as const;

/**
 * Stores content for a page of `sender` (a signature) for half an hour, and returns its id. Returns
 * null if it is too long or there is no room left; existing drafts are not evicted. Servers that
 * write at the same moment may each exceed a limit by one.
 */
export async function saveDraft(
  store: Store,
  { sender, content }: { readonly sender: string; readonly content: object },
  now: Date,
): Promise<string | null> {
  const text = JSON.stringify(content);
  const size = Buffer.byteLength(text);
  if (size > maxDraftBytes) return null;
  const id = randomUUID();
  const expires = new Date(now.getTime() + draftLifetime).toISOString();
  const { numAffectedRows = 0n } = await store.db.transaction().execute(async (db) => {
    await db.deleteFrom('draft').where('expires_at', '<=', now.toISOString()).execute();
    return await sql`
      insert into draft (id, content, expires_at, sender, size)
      select ${id}, ${text}, ${expires}, ${sender}, ${sql.lit(size)}
      from (
        select
          count(*) as all_count,
          coalesce(sum(size), 0) as all_bytes,
          count(case when sender = ${sender} then 1 end) as own_count,
          coalesce(sum(case when sender = ${sender} then size end), 0) as own_bytes
        from draft
      ) as kept
      where all_count < ${sql.lit(draftBounds.table.count)}
        and all_bytes + ${sql.lit(size)} <= ${sql.lit(draftBounds.table.bytes)}
        and own_count < ${sql.lit(draftBounds.sender.count)}
        and own_bytes + ${sql.lit(size)} <= ${sql.lit(draftBounds.sender.bytes)}
    `.execute(db);
  });
  return numAffectedRows > 0n ? id : null;
}

/**
 * Returns the content stored under an id, as JSON; null once it has expired or for an unknown id.
 */
export async function readDraft(store: Store, id: string, now: Date): Promise<string | null> {
  const row = await store.db
    .selectFrom('draft')
    .select('content')
    .where('id', '=', id)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row?.content ?? null;
}

/** The part of a draft that says whose it is: the values of a form (`storeFormResult`). */
const ofPerson = z.object({ values: z.object({ email: z.string() }) });

/** Erases all drafts of forms with this e-mail address, in lower case. */
export async function eraseDraftsOf({ db }: Store, email: string): Promise<void> {
  const drafts = await db.selectFrom('draft').select(['id', 'content']).execute();
  for (const { id, content } of drafts) {
    const { data } = ofPerson.safeParse(JSON.parse(content));
    if (data?.values.email.trim().toLowerCase() !== email) continue;
    await db.deleteFrom('draft').where('id', '=', id).execute();
  }
}
