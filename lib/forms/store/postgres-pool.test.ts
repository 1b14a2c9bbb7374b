import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPostgres, startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { postgresPool, withoutUnanswered } from './postgres-pool.ts';
import type { Tables } from './tables.ts';

describe.runIf(hasPostgres)('withoutUnanswered', { timeout: 60_000 }, () => {
  let postgres: TestPostgres;
  let db: Kysely<Tables>;

  beforeAll(async () => {
    postgres = await startPostgres();
    const pool = postgresPool({ connectionString: postgres.url, query_timeout: 500, max: 1 });
    db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: withoutUnanswered(pool) }) });
  }, 60_000);

  afterAll(async () => {
    await db.destroy();
    postgres.stop();
  });

  const connection = async () => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    return rows[0]?.pid;
  };

  it('answers the next query although one before was not answered in time', async () => {
    const before = await connection();
    await expect(sql`select pg_sleep(20)`.execute(db)).rejects.toThrow('Query read timeout');
    expect(await connection()).not.toBe(before);
  });

  it('keeps the connection of a query that was refused', async () => {
    const before = await connection();
    await expect(sql`select nothing`.execute(db)).rejects.toThrow('nothing');
    expect(await connection()).toBe(before);
  });
});
