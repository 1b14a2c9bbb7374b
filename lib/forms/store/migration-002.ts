import type { Kysely } from 'kysely';

/** Adds the log of visitors' cookie choices, whose rows are never changed. */
export async function addCookieChoices(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('cookie_choice')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('consent_id', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('categories', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('chosen_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('cookie_choice_consent_id_chosen_at')
    .on('cookie_choice')
    .columns(['consent_id', 'chosen_at'])
    .execute();
}
