import type { Kysely } from 'kysely';

/** Adds the counts of recent submissions per sender, shared by all servers of the site. */
export async function addSenderCounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sender_count')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('until', 'text', (column) => column.notNull())
    .execute();
  // For erasing expired choices.
  await db.schema
    .createIndex('cookie_choice_chosen_at')
    .on('cookie_choice')
    .column('chosen_at')
    .execute();
}
