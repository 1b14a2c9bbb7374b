import type { Kysely } from 'kysely';

/** Adds the columns that limit stored drafts, and a table to which the health check writes. */
export async function boundDrafts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('draft')
    .addColumn('sender', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .alterTable('draft')
    .addColumn('size', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  // A covering index for the sums, so that they need not read the content.
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
