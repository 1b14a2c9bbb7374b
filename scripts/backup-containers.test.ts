// @module-tag slow

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openStore } from '../lib/forms/store/store.ts';
import { hasPostgres, startPostgres, type TestPostgres } from '../lib/forms/testing/postgres.ts';
import { isAlive } from './process/testing/service.ts';
import { storedParts, writeParts } from './testing/backed-up-parts.ts';
import { deployEnvironment, runToEnd } from './testing/run-to-end.ts';

// deploy/backup-containers.sh and deploy/restore-containers.sh, with a PostgreSQL and data of the content
// service on this machine, and without the containers around them (scripts/testing/docker).

const root = dirname(import.meta.dirname);
const soon = { timeout: 30_000, interval: 20 };

let folder: string;
let postgres: TestPostgres;
const at = (...names: string[]) => join(folder, ...names);
const backup = () => at('backup');

beforeEach(async () => {
  if (!hasPostgres) return;
  folder = mkdtempSync(join(tmpdir(), 'containers-'));
  mkdirSync(at('tmp'));
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

/** Returns the environment of a script of `deploy`, with its stand-ins. */
function environment(variables: Readonly<Record<string, string>> = {}) {
  const { hostname, port } = new URL(postgres.url);
  return deployEnvironment(at('log'), {
    PGHOST: hostname,
    PGPORT: port,
    CONTENT_SERVICE_DATA: at('data', 'content-service'),
    DATA: at('data'),
    TEMPORARY: at('tmp'),
    CUTS: 'nothing',
    INTERRUPTS: 'nothing',
    ...variables,
  });
}

/** Runs a script of `deploy` on the backup; returns its exit code and what it prints. */
async function run(script: string, variables: Readonly<Record<string, string>> = {}) {
  const options = { cwd: folder, env: environment(variables) };
  return await runToEnd(join(root, 'deploy', script), [backup()], options);
}

/** Returns what the scripts asked of Docker last: to start, and to remove the copy of the backup. */
const lastRequests = () => readFileSync(at('log'), 'utf8').trimEnd().split('\n').slice(-2);
const started = ['compose up --detach', expect.stringContaining('rm -rf /data/backup')];

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
    expect(lastRequests()).toEqual(started);
    expect(await stored()).toEqual(both('1'));
    const replaced = databases().find((name) => name !== 'site') ?? '';
    expect(restored.output).toContain(replaced);
    expect((await stored(replaced)).choices).toEqual(['1', '2']);
    expect(existsSync(at('data', 'backup'))).toBe(false);
  });

  test('have the mails of both sites that were written as files in their backup', async () => {
    await write('1');
    const mails = at('data', 'submissions', 'mail');
    mkdirSync(mails, { recursive: true });
    writeFileSync(join(mails, '1.eml'), 'Dear Jana');
    writeFileSync(join(mails, '2.eml.part'), 'Dear');
    const made = await run('backup-containers.sh');
    expect(made.code, made.output).toBe(0);
    rmSync(mails, { recursive: true });
    mkdirSync(mails);
    writeFileSync(join(mails, '3.eml'), 'Dear Petr');
    const restored = await run('restore-containers.sh');
    expect(restored.code, restored.output).toBe(0);
    expect(readdirSync(mails).toSorted()).toEqual(['1.eml', '3.eml']);
    expect(readFileSync(join(mails, '1.eml'), 'utf8')).toBe('Dear Jana');
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
      expect(readdirSync(folder).toSorted(), failed).toEqual(['data', 'log', 'tmp']);
      expect(readdirSync(at('data')), failed).toEqual(['content-service']);
    }
  });

  test('make no further backup when it is interrupted', async () => {
    await write('1');
    const child = spawn(join(root, 'deploy/backup-containers.sh'), [backup()], {
      cwd: folder,
      env: environment(),
      detached: true,
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    const pid = await vi.waitFor(() => {
      const number = Number(readFileSync(at('tmp', 'backup.pid'), 'utf8'));
      expect(number).toBeGreaterThan(0);
      return number;
    }, soon);
    process.kill(-(child.pid ?? 0), 'SIGINT');
    expect((await ended)[0]).toBe(130);
    expect(isAlive(pid)).toBe(false);
    expect(readdirSync(folder).toSorted()).toEqual(['data', 'log', 'tmp']);
    expect([...readdirSync(at('data')), ...readdirSync(at('tmp'))]).toEqual(['content-service']);
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
    expect(lastRequests()).toEqual(started);
  });

  test('keep their data when a restore is interrupted', async () => {
    await write('1');
    expect(await run('backup-containers.sh')).toMatchObject({ code: 0 });
    await write('2');
    for (const INTERRUPTS of ['*pg_restore*', '*--check*', '*rename to site_replaced*']) {
      const { code, output } = await run('restore-containers.sh', { INTERRUPTS });
      expect([code, output], INTERRUPTS).toEqual([130, expect.stringContaining('Nothing')]);
      expect(databases(), INTERRUPTS).toEqual(['site']);
      expect(await stored(), INTERRUPTS).toEqual(both('1', '2'));
      expect(readdirSync(at('data')), INTERRUPTS).toEqual(['content-service']);
    }
    expect(lastRequests()).toEqual(started);
  });

  test('run again when the copy of a backup cannot be removed', async () => {
    await write('1');
    expect(await run('backup-containers.sh')).toMatchObject({ code: 0 });
    const FAILS = '*euc rm -rf /data/backup';
    const { code, output } = await run('restore-containers.sh', { FAILS });
    expect([code, output]).toEqual([1, expect.stringContaining('Restored')]);
    expect(lastRequests()).toEqual(started);
    expect(await stored()).toEqual(both('1'));
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
