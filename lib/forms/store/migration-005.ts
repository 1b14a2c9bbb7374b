import type { Kysely } from 'kysely';

/** Creates the table of campaign counts; the key begins with the day, by which they are read. */
export async function createCampaignCounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('campaign_count')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('stage', 'text', (column) => column.notNull())
    .addColumn('ref', 'text', (column) => column.notNull())
    .addColumn('dsc', 'text', (column) => column.notNull())
    .addColumn('locale', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('campaign_count_key', ['day', 'stage', 'ref', 'dsc', 'locale'])
    .execute();
}
