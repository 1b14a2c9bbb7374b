import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import type { Engine } from './engine.ts';
import { createTables } from './migration-001.ts';
import { addCookieChoices } from './migration-002.ts';
import { addSenderCounts } from './migration-003.ts';
import { boundDrafts } from './migration-004.ts';
import { createCampaignCounts } from './migration-005.ts';
import { createWaitingLists } from './migration-006.ts';
import { indexDeliveriesOfSubscribers } from './migration-007.ts';
import type { Tables } from './tables.ts';

type Migrations = Readonly<Record<string, Migration>>;

/**
 * All migrations. While one runs, and after it, servers of the build before it write: it may add tables,
 * indexes, and columns that have a default; what no build uses any more is removed a release later. An
 * index of a large table is added `ifNotExists`, because operators of PostgreSQL create it before, without
 * locking the table (docs/decisions/028-builds-side-by-side.md).
 */
export const migrationsOf = (engine: Engine): Migrations => ({
  '001': { up: (tables) => createTables(tables, engine) },
  '002': { up: addCookieChoices },
  '003': { up: addSenderCounts },
  '004': { up: boundDrafts },
  '005': { up: createCampaignCounts },
  '006': { up: createWaitingLists },
  '007': { up: indexDeliveriesOfSubscribers },
});

/**
 * Migrates the tables to the newest schema; safe when several processes start at once. Accepts one that
 * a later build has migrated. Rejects if a migration fails, after rolling it back.
 */
export async function migrate(
  db: Kysely<Tables>,
  engine: Engine,
  migrations = migrationsOf(engine),
): Promise<void> {
  const known = { ...(await laterMigrations(db)), ...migrations };
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } });
  // Nothing to do, so nothing to wait for, as when a later build is migrating.
  if ((await migrator.getMigrations()).every(({ executedAt }) => executedAt)) return;
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/**
 * Returns the executed migrations by their names, for those that this build does not have: it is started
 * again beside a later one, or in its place.
 */
async function laterMigrations(db: Kysely<Tables>): Promise<Migrations> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return {};
  const table = sql.table(DEFAULT_MIGRATION_TABLE);
  const { rows } = await sql<{ readonly name: string }>`select name from ${table}`.execute(db);
  return Object.fromEntries(rows.map(({ name }) => [name, { up: async () => undefined }]));
}
