import type { Kysely } from 'kysely';

/** How often somebody has sent something lately, for all servers of the site together. */
export async function addSenderCounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sender_count')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('until', 'text', (column) => column.notNull())
    .execute();
  // Those whose time is over are erased.
  await db.schema
    .createIndex('cookie_choice_chosen_at')
    .on('cookie_choice')
    .column('chosen_at')
    .execute();
}
