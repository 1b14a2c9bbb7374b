import type { Kysely } from 'kysely';

/** Creates the waiting lists of events; the key allows one entry for an address and an event. */
export async function createWaitingLists(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('waiting_list_entry')
    .addColumn('event_id', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('submission_id', 'text', (column) =>
      column.notNull().references('submission.id').onDelete('cascade'),
    )
    .addColumn('event_end', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('waiting_list_entry_key', ['event_id', 'email'])
    .execute();
  await db.schema
    .createIndex('waiting_list_entry_submission_id')
    .on('waiting_list_entry')
    .column('submission_id')
    .execute();
}
