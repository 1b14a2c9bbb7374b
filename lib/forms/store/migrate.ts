import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Engine } from './engine.ts';
import { createTables } from './migration-001.ts';
import { addCookieChoices } from './migration-002.ts';
import { addSenderCounts } from './migration-003.ts';
import { boundDrafts } from './migration-004.ts';
import { createCampaignCounts } from './migration-005.ts';
import { createWaitingLists } from './migration-006.ts';
import type { Tables } from './tables.ts';

/**
 * Migrates the tables to the newest schema; safe when several processes start at once. Rejects if a
 * migration fails, after rolling it back.
 */
export async function migrate(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () => ({
        '001': { up: (tables) => createTables(tables, engine) },
        '002': { up: addCookieChoices },
        '003': { up: addSenderCounts },
        '004': { up: boundDrafts },
        '005': { up: createCampaignCounts },
        '006': { up: createWaitingLists },
      }),
    },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
