// @module-tag slow

import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordChoice } from '../../consent/consent-record.ts';
import { hasPostgres, startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { saveCookieChoice } from './cookie-choices.ts';
import { migrationsOf } from './migrate.ts';
import { migratePostgres } from './migrate-postgres.ts';
import { openStore, type Store } from './store.ts';

/** Longer than the site waits for a response of PostgreSQL, which is five seconds. */
const LONG_SECONDS = 6;

const aChoice = () => recordChoice({ categories: [], language: 'cs' }, null, new Date());

/** Resolves with the number of choices that it has stored, one after the other, until `isOver`. */
async function chooseUntil(isOver: () => boolean, store: Store): Promise<number> {
  let stored = 0;
  while (!isOver()) {
    await saveCookieChoice(store, aChoice());
    stored += 1;
  }
  return stored;
}

describe.runIf(hasPostgres)('the migration of PostgreSQL', { timeout: 60_000 }, () => {
  let postgres: TestPostgres;
  let store: Store;

  beforeAll(async () => {
    postgres = await startPostgres();
    store = await openStore({ engine: 'postgres', url: postgres.url });
  }, 60_000);
  afterAll(async () => {
    await store?.close();
    postgres?.stop();
  });

  /** Migrates the database as a later build does. */
  const migrate = (later: Readonly<Record<string, Migration>>) =>
    migratePostgres(postgres.url, { ...migrationsOf('postgres'), ...later });

  const slow: Migration = {
    up: async (db: Kysely<unknown>) => {
      await sql`select pg_sleep(${sql.lit(LONG_SECONDS)})`.execute(db);
      await db.schema.createTable('late').addColumn('id', 'text').execute();
    },
  };

  it('finishes however long it takes, while the earlier build starts again and writes', async () => {
    let isMigrated = false;
    const migrating = migrate({ '901': slow }).finally(() => {
      isMigrated = true;
    });
    const isSleeping = async () => {
      const { rows } = await sql`
        select from pg_stat_activity where query like 'select pg_sleep%' and state = 'active'
      `.execute(store.db);
      return rows.length === 1;
    };
    await expect.poll(isSleeping).toBe(true);

    const again = await openStore({ engine: 'postgres', url: postgres.url });
    await saveCookieChoice(again, aChoice());
    expect(isMigrated).toBe(false);
    await again.close();

    await migrating;
    const tables = await store.db.introspection.getTables();
    expect(tables.map(({ name }) => name)).toContain('late');
  });

  const addColumn: Migration = {
    up: async (db: Kysely<unknown>) => {
      await db.schema.alterTable('cookie_choice').addColumn('note', 'text').execute();
    },
  };

  it('outlasts an instance that is frozen in a transaction, while others write', async () => {
    const begun = Promise.withResolvers<void>();
    const thawed = Promise.withResolvers<void>();
    const frozen = store.db.transaction().execute(async (db) => {
      await saveCookieChoice({ ...store, db }, aChoice());
      begun.resolve();
      await thawed.promise;
    });
    const isEnded = expect(frozen).rejects.toThrow();
    await begun.promise;

    let isMigrated = false;
    const writing = chooseUntil(() => isMigrated, store);
    await migrate({ '901': slow, '902': addColumn }).finally(() => {
      isMigrated = true;
    });
    expect(await writing).toBeGreaterThan(0);
    thawed.resolve();
    await isEnded;
  });
});
