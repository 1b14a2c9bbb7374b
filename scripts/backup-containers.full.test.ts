import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '../lib/forms/store/store.ts';
import { hasPostgres, startPostgres, type TestPostgres } from '../lib/forms/testing/postgres.ts';
import { blankEnvironment } from './check/test-environment.ts';
import { storedParts, writeParts } from './testing/backed-up-parts.ts';

// deploy/backup-containers.sh and deploy/restore-containers.sh, with a PostgreSQL and data of the content
// service on this machine, and without the containers around them (scripts/testing/docker).

const root = dirname(import.meta.dirname);

let folder: string;
let postgres: TestPostgres;
const at = (...names: string[]) => join(folder, ...names);
const backup = () => at('backup');

beforeEach(async () => {
  if (!hasPostgres) return;
  folder = mkdtempSync(join(tmpdir(), 'containers-'));
  postgres = await startPostgres();
  const { hostname, port } = new URL(postgres.url);
  const server = [`--host=${hostname}`, `--port=${port}`, '--username=test'];
  const role = ['--dbname=postgres', '--command=create role site createdb login'];
  execFileSync('psql', [...server, ...role], { stdio: 'ignore' });
  execFileSync('createdb', [...server, '--owner=site', 'site']);
}, 60_000);
afterEach(() => {
  if (!hasPostgres) return;
  postgres.stop();
  rmSync(folder, { recursive: true });
});

/** Runs a script of `deploy` on the backup; returns its exit code and what it prints. */
async function run(script: string, variables: Readonly<Record<string, string>> = {}) {
  const { hostname, port } = new URL(postgres.url);
  const env = {
    ...process.env,
    ...blankEnvironment,
    PATH: `${join(root, 'scripts/testing')}:${dirname(process.execPath)}:${process.env.PATH}`,
    PGHOST: hostname,
    PGPORT: port,
    CONTENT_SERVICE_DATA: at('data', 'content-service'),
    DATA: at('data'),
    ROOT: root,
    LOG: at('log'),
    FAILS: 'nothing',
    CUTS: 'nothing',
    ...variables,
  };
  return await promisify(execFile)(join(root, 'deploy', script), [backup()], {
    cwd: folder,
    env,
  }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, output: `${stdout}${stderr}` }),
  );
}

/** Returns what the scripts asked of Docker last. */
const lastRequest = () => readFileSync(at('log'), 'utf8').trimEnd().split('\n').at(-1);

function open(name = 'site') {
  const url = new URL(postgres.url);
  url.username = 'site';
  url.pathname = name;
  return openStore({ engine: 'postgres', url: url.href });
}

const contentFolder = () => at('data', 'content-service');
const write = (id: string) => writeParts({ open, contentFolder: contentFolder() }, id);
const stored = (name?: string) =>
  storedParts({ open: () => open(name), contentFolder: contentFolder() });

/** Returns the names of the site's databases. */
function databases(): string[] {
  const query = ['--tuples-only', '--no-align', `--command=select datname from pg_database`];
  const names = execFileSync('psql', [`--dbname=${postgres.url}`, ...query], { encoding: 'utf8' });
  return names.split('\n').filter((name) => name.startsWith('site'));
}

const both = (...ids: string[]) => ({ choices: ids, pages: ids });

describe.skipIf(!hasPostgres)('the containers', { timeout: 120_000 }, () => {
  test('are backed up and restored by one command each', async () => {
    await write('1');
    const made = await run('backup-containers.sh');
    expect(made.code, made.output).toBe(0);
    expect(readdirSync(backup()).toSorted()).toEqual(['content', 'submissions.dump']);
    await write('2');
    const restored = await run('restore-containers.sh');
    expect(restored.code, restored.output).toBe(0);
    expect(lastRequest()).toBe('compose up --detach');
    expect(await stored()).toEqual(both('1'));
    const replaced = databases().find((name) => name !== 'site') ?? '';
    expect(restored.output).toContain(replaced);
    expect((await stored(replaced)).choices).toEqual(['1', '2']);
    expect(existsSync(at('data', 'backup'))).toBe(false);
  });

  test('leave no backup when a step fails, or what it sends is cut off', async () => {
    await write('1');
    const failures: readonly Readonly<Record<string, string>>[] = [
      { FAILS: '*commands/backup.ts*' },
      { FAILS: '* tar *' },
      { CUTS: '* tar *' },
      { FAILS: '*sha256sum*' },
      { FAILS: '*pg_dump*' },
      { CUTS: '*pg_dump*' },
    ];
    for (const variables of failures) {
      const failed = JSON.stringify(variables);
      expect(await run('backup-containers.sh', variables), failed).not.toMatchObject({ code: 0 });
      expect(readdirSync(folder).toSorted(), failed).toEqual(['data', 'log']);
      expect(readdirSync(at('data')), failed).toEqual(['content-service']);
    }
  });

  test('leave an earlier backup as it is', async () => {
    await write('1');
    expect(await run('backup-containers.sh')).toMatchObject({ code: 0 });
    const before = readFileSync(join(backup(), 'submissions.dump'));
    await write('2');
    expect(await run('backup-containers.sh')).toMatchObject({ code: 1 });
    expect(readFileSync(join(backup(), 'submissions.dump'))).toEqual(before);
  });

  test('keep their data when a step of a restore fails', async () => {
    await write('1');
    expect(await run('backup-containers.sh')).toMatchObject({ code: 0 });
    await write('2');
    for (const FAILS of [
      '*createdb*',
      '*pg_restore*',
      '*select count*',
      '* stop *',
      '*--check*',
      '*rename to site_replaced*',
      '*restore.ts /data/backup --replace',
    ]) {
      const { code, output } = await run('restore-containers.sh', { FAILS });
      expect([code === 0, output], FAILS).toEqual([false, expect.stringContaining('Nothing')]);
      expect(databases(), FAILS).toEqual(['site']);
      expect(await stored(), FAILS).toEqual(both('1', '2'));
      expect(readdirSync(at('data')), FAILS).toEqual(['content-service']);
    }
    expect(lastRequest()).toBe('compose up --detach');
  });

  test('keep their data when a dump is cut off', async () => {
    await write('1');
    expect(await run('backup-containers.sh')).toMatchObject({ code: 0 });
    await write('2');
    truncateSync(join(backup(), 'submissions.dump'), 5000);
    expect(await run('restore-containers.sh')).not.toMatchObject({ code: 0 });
    expect(databases()).toEqual(['site']);
    expect(await stored()).toEqual(both('1', '2'));
  });
});
