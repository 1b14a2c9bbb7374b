import { Kysely, PostgresDialect, sql } from 'kysely';
import { postgresPool } from '../store/postgres-pool.ts';
import { listDump, restoreDump } from '../store/postgres-programs.ts';
import type { RestoreOptions } from './restore.ts';

/** In characters: names of databases have at most 63 bytes, and something is added to this one. */
const MAX_NAME_LENGTH = 40;

/**
 * Puts a backup of PostgreSQL (`backUp`) in the place of the database of a connection string, while the
 * site is stopped. It is restored into a database of its own, which then takes the name; with `replace`,
 * a database from before stays as `<name>_replaced_<time>`. Returns the name of the latter, or null if
 * there was none. Rejects with a message for the operator; then nothing has changed.
 */
export async function restorePostgres(
  backup: string,
  connectionString: string,
  { replace, check = false, signal }: RestoreOptions,
): Promise<string | null> {
  const name = decodeURIComponent(new URL(connectionString).pathname.slice(1));
  const short = name.slice(0, MAX_NAME_LENGTH);
  const staging = `${short}_restoring_${process.pid}`;
  const replaced = `${short}_replaced_${Date.now()}`;
  if (!(await listDump(backup)).includes(' TABLE public submission ')) {
    throw new Error(`${backup} is no backup of submissions.`);
  }
  // A database cannot be renamed by those who are connected to it.
  const db = connect(withName(connectionString, name === 'postgres' ? 'template1' : 'postgres'));
  try {
    const isThere = await exists(db, name);
    if (isThere) await assertUnused(db, name);
    if (isThere && !replace) await assertEmpty(connectionString, name);
    if (check) return null;
    await sql`create database ${sql.id(staging)} template template0`.execute(db);
    try {
      await restoreDump(withName(connectionString, staging), backup);
      signal?.throwIfAborted();
      await db.transaction().execute(async (transaction) => {
        if (isThere) await rename(transaction, name, replaced);
        await rename(transaction, staging, name);
      });
    } catch (error) {
      await sql`drop database if exists ${sql.id(staging)}`.execute(db);
      throw error;
    }
    return isThere ? replaced : null;
  } finally {
    await db.destroy();
  }
}

function connect(connectionString: string): Kysely<unknown> {
  const pool = postgresPool({ connectionString, max: 1 });
  return new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
}

function withName(connectionString: string, name: string): string {
  const url = new URL(connectionString);
  url.pathname = `/${encodeURIComponent(name)}`;
  return url.href;
}

async function exists(db: Kysely<unknown>, name: string): Promise<boolean> {
  const { rows } = await sql`select from pg_database where datname = ${name}`.execute(db);
  return rows.length > 0;
}

/** Throws if the database, which is that of the connection string, has tables. */
async function assertEmpty(connectionString: string, name: string): Promise<void> {
  const db = connect(connectionString);
  try {
    const tables = await db.introspection.getTables();
    if (tables.length === 0) return;
  } finally {
    await db.destroy();
  }
  throw new Error(`The database ${name} has content; with --replace, the backup takes its place.`);
}

/** Throws if anybody is connected to the database. */
async function assertUnused(db: Kysely<unknown>, name: string): Promise<void> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = ${name} and backend_type = 'client backend'
  `.execute(db);
  if (rows.length > 0) {
    throw new Error(`The site is using the database ${name}; stop it first.`);
  }
}

async function rename(db: Kysely<unknown>, from: string, to: string): Promise<void> {
  await sql`alter database ${sql.id(from)} rename to ${sql.id(to)}`.execute(db);
}
