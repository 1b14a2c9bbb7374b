// @module-tag slow

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '../lib/forms/store/store.ts';
import { hasPostgres, startPostgres, type TestPostgres } from '../lib/forms/testing/postgres.ts';
import { blankEnvironment } from './check/test-environment.ts';
import { runToEnd } from './testing/run-to-end.ts';

// The backup of what visitors sent, in PostgreSQL.

const root = dirname(import.meta.dirname);

let folder: string;
let postgres: TestPostgres;

beforeEach(async () => {
  if (!hasPostgres) return;
  folder = mkdtempSync(join(tmpdir(), 'dump-'));
  postgres = await startPostgres();
  sh(`psql --username=test --dbname=postgres --command='create role site createdb login'`);
  sh('createdb --username=test --owner=site site');
}, 60_000);
afterEach(() => {
  if (!hasPostgres) return;
  postgres.stop();
  rmSync(folder, { recursive: true });
});

/** Runs a command on the server. */
function sh(command: string): void {
  const { hostname, port } = new URL(postgres.url);
  const env = { ...process.env, PGHOST: hostname, PGPORT: port };
  execFileSync('sh', ['-c', command], { cwd: folder, env, stdio: 'pipe' });
}

/** The connection string of a database, for the role of the site. */
function addressOf(name: string): string {
  const url = new URL(postgres.url);
  url.username = 'site';
  url.pathname = name;
  return url.href;
}

const open = (name = 'site') => openStore({ engine: 'postgres', url: addressOf(name) });

async function choose(consentId: string): Promise<void> {
  const store = await open();
  const rest = { id: consentId, revision: 1, categories: '', language: 'cs' } as const;
  await store.db
    .insertInto('cookie_choice')
    .values({ ...rest, consent_id: consentId, chosen_at: '2026-11-26T12:00:00.000Z' })
    .execute();
  await store.close();
}

async function choices(name?: string): Promise<string[]> {
  const store = await open(name);
  const rows = await store.db.selectFrom('cookie_choice').select('consent_id').execute();
  await store.close();
  return rows.map((row) => row.consent_id);
}

/** Returns the names of the databases that begin with that of the site. */
async function databases(): Promise<string[]> {
  const store = await open();
  const { rows } = await sql<{ readonly datname: string }>`
    select datname from pg_database where datname like 'site%' order by datname
  `.execute(store.db);
  await store.close();
  return rows.map(({ datname }) => datname);
}

/** Runs a command of an operator whose content is hosted; returns its exit code and what it prints. */
async function run(args: readonly string[], variables: Record<string, string> = {}) {
  const [script = '', ...rest] = args;
  const env = {
    ...process.env,
    ...blankEnvironment,
    SANITY_PROJECT_ID: 'beer0cellar',
    SANITY_WEBHOOK_SECRET: 'a-secret-of-at-least-32-characters',
    FORM_SECRET: 'a-secret-of-forms-for-every-server',
    DATABASE_URL: addressOf('site'),
    ...variables,
  };
  const file = join(root, 'scripts', script);
  return await runToEnd(process.execPath, [file, ...rest], { cwd: root, env });
}

describe.skipIf(!hasPostgres)('PostgreSQL', { timeout: 60_000 }, () => {
  const backup = () => join(folder, 'backup');

  test('is backed up with the rest while in use, and restored in the place of later data', async () => {
    await choose('before');
    const { code, output } = await run(['backup.ts', backup()]);
    expect(code, output).toBe(0);
    expect(output).toContain('content:export');
    await choose('after');

    expect(await run(['restore.ts', backup()])).toEqual({
      code: 1,
      output: expect.stringContaining('--replace'),
    });
    const used = await open();
    await used.db.selectFrom('submission').select('id').execute();
    expect(await run(['restore.ts', backup(), '--replace'])).toEqual({
      code: 1,
      output: expect.stringContaining('stop it first'),
    });
    await used.close();
    expect(await choices()).toEqual(['before', 'after']);

    const restored = await run(['restore.ts', backup(), '--replace']);
    expect(restored.code, restored.output).toBe(0);
    expect(await choices()).toEqual(['before']);
    const [site, replaced = '', ...others] = await databases();
    expect([site, others]).toEqual(['site', []]);
    expect(restored.output).toContain(replaced);
    expect(await choices(replaced)).toEqual(['before', 'after']);
  });

  test('is restored on a server where nothing of the site is', async () => {
    await choose('before');
    expect(await run(['backup.ts', backup()])).toMatchObject({ code: 0 });
    sh('dropdb --username=test site');
    const restored = await run(['restore.ts', backup()]);
    expect(restored.code, restored.output).toBe(0);
    expect(await choices()).toEqual(['before']);
  });

  test('stays as it is when the backup is damaged', async () => {
    await choose('before');
    expect(await run(['backup.ts', backup()])).toMatchObject({ code: 0 });
    truncateSync(join(backup(), 'submissions.dump'), 5000);
    expect(await run(['restore.ts', backup(), '--replace'])).toMatchObject({ code: 1 });
    expect(await databases()).toEqual(['site']);
    expect(await choices()).toEqual(['before']);
  });

  test('is not backed up without its programs, and one line says so', async () => {
    await choose('before');
    const { code, output } = await run(['backup.ts', backup()], { PATH: folder });
    expect(code).toBe(1);
    expect(output).toMatch(/^pg_dump is not installed.*$/m);
    expect(existsSync(backup())).toBe(false);
  });
});
