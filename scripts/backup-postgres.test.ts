import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore } from '../lib/forms/store/store.ts';
import { hasPostgres, startPostgres, type TestPostgres } from '../lib/forms/testing/postgres.ts';

// The commands with which docs/operations.md backs PostgreSQL up and restores it, without the
// container around them.

const docs = readFileSync(join(dirname(import.meta.dirname), 'docs/operations.md'), 'utf8');
const commands = [...docs.matchAll(/^docker compose exec (?:-T )?postgres (.+)$/gm)].map(
  ([, command = '']) => command,
);

let folder: string;
let postgres: TestPostgres;

beforeEach(async () => {
  if (!hasPostgres) return;
  folder = mkdtempSync(join(tmpdir(), 'dump-'));
  postgres = await startPostgres();
}, 60_000);
afterEach(() => {
  if (!hasPostgres) return;
  postgres.stop();
  rmSync(folder, { recursive: true });
});

/** Runs a documented command, as in the container of the database. */
function run(command: string): void {
  const { hostname, port } = new URL(postgres.url);
  const env = { ...process.env, PGHOST: hostname, PGPORT: port, day: '2026-11-26' };
  execFileSync('sh', ['-c', command], { cwd: folder, env, stdio: 'pipe' });
}

/** The database of the site. */
async function open() {
  const url = new URL(postgres.url);
  url.username = 'site';
  url.pathname = 'site';
  return await openStore({ engine: 'postgres', url: url.href });
}

async function choose(consentId: string): Promise<void> {
  const store = await open();
  const rest = { id: consentId, revision: 1, categories: '', language: 'cs' } as const;
  await store.db
    .insertInto('cookie_choice')
    .values({ ...rest, consent_id: consentId, chosen_at: '2026-11-26T12:00:00.000Z' })
    .execute();
  await store.close();
}

async function choices(): Promise<string[]> {
  const store = await open();
  const rows = await store.db.selectFrom('cookie_choice').select('consent_id').execute();
  await store.close();
  return rows.map((row) => row.consent_id);
}

test.skipIf(!hasPostgres)(
  'a dump of PostgreSQL is restored in the place of later data',
  {
    timeout: 60_000,
  },
  async () => {
    const [dump = '', ...restore] = commands;
    expect(dump).toMatch(/^pg_dump /);
    expect(restore.map((command) => command.split(' ')[0])).toEqual([
      'createdb',
      'pg_restore',
      'psql',
    ]);
    run(`psql --username=test --dbname=postgres --command='create role site superuser login'`);
    run('createdb --username=site site');
    await choose('before');
    run(dump);
    await choose('after');
    for (const command of restore) run(command);
    expect(await choices()).toEqual(['before']);
  },
);
