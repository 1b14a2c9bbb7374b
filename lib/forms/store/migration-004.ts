import type { Kysely } from 'kysely';

/** Bounds the answers that are kept, and gives health something to write. */
export async function boundDrafts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('draft')
    .addColumn('sender', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('draft')
    .addColumn('size', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  // Holds all that is summed up, so that no content has to be read for it.
  await db.schema
    .createIndex('draft_sender_size')
    .on('draft')
    .columns(['sender', 'size'])
    .execute();
  await db.schema.createIndex('draft_expires_at').on('draft').column('expires_at').execute();
  await db.schema
    .createTable('write_probe')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('content', 'text', (column) => column.notNull())
    .execute();
}
