import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { describe, expect, it } from 'vitest';
import { testEngines } from '../testing/test-engines.ts';
import type { Engine } from './engine.ts';
import { migrate, migrationsOf } from './migrate.ts';
import { migratePostgres } from './migrate-postgres.ts';
import type { NewSubmission } from './new-submission.ts';
import { saveSubmission } from './save-submission.ts';
import { openStore } from './store.ts';

function enquiry(key: string): NewSubmission<'career'> {
  const data = { name: 'Jana', email: `${key}@x.example`, phone: '', message: 'Hi', about: '' };
  const rest = { locale: 'cs', file: null, requestId: 'r' } as const;
  return { form: 'career', idempotencyKey: key, data, ...rest };
}

/** A migration of a later build, as the comment on all migrations allows. */
async function addBranch(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('submission')
    .addColumn('branch', 'text', (column) => column.notNull().defaultTo('Prague'))
    .execute();
  await db.schema.createIndex('submission_branch').on('submission').column('branch').execute();
}

const withLater = (engine: Engine, up: Migration['up']) => ({
  ...migrationsOf(engine),
  '999': { up },
});

describe.each(testEngines())('%s', (_, present, place) => {
  it.runIf(present)(
    'is migrated while a server of the earlier build writes, which may start again',
    { timeout: 30_000 },
    async () => {
      const store = await openStore(place());
      const newer = place();
      const references: string[] = [];
      let isMigrated = false;
      const write = async () => {
        for (let index = 0; !isMigrated || index < 20; index += 1) {
          const saved = await saveSubmission(store, enquiry(`k${index}`), new Date());
          references.push(saved.reference);
        }
      };
      const writing = write();
      const migrations = withLater(store.engine, addBranch);
      if (newer.engine === 'sqlite') await migrate(store.db, 'sqlite', migrations);
      else await migratePostgres(newer.url, migrations);
      isMigrated = true;
      await writing;

      // A process has one connection to SQLite; two would wait for each other.
      const again = store.engine === 'sqlite' ? store : await openStore(place());
      await migrate(again.db, again.engine);
      await saveSubmission(again, enquiry('after'), new Date());
      const rows = await store.db.selectFrom('submission').select('reference').execute();
      expect(rows.map(({ reference }) => reference)).toEqual(expect.arrayContaining(references));
      expect(rows).toHaveLength(references.length + 1);
      for (const each of new Set([store, again])) await each.close();
    },
  );
});
