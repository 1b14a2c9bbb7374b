// @module-tag slow

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
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
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openStore } from '../lib/forms/store/store.ts';
import { hasPostgres, startPostgres } from '../lib/forms/testing/postgres.ts';
import { storedParts, writeParts } from './testing/backed-up-parts.ts';
import { deployEnvironment, runToEnd } from './testing/run-to-end.ts';

// deploy/backup-services.sh and deploy/restore-services.sh, with the data of both services on this
// machine, and without systemd around them (scripts/testing/systemd-run).

const root = dirname(import.meta.dirname);
const TIMEOUT = 120_000;

let folder: string;
const at = (...names: string[]) => join(folder, ...names);
const backup = () => at('backup');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'services-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Returns the environment of a script of `deploy`, with its stand-ins. */
function environment(variables: Readonly<Record<string, string>>) {
  return deployEnvironment(at('log'), {
    CONTENT_SERVICE_DATA: at('content'),
    SUBMISSIONS_DATA: at('submissions'),
    HANGS: 'nothing',
    ...variables,
  });
}

/** Runs a script of `deploy` on the backup; returns its exit code and what it prints. */
async function run(script: string, variables: Readonly<Record<string, string>> = {}) {
  const env = environment(variables);
  writeFileSync(at('log'), '');
  return await runToEnd(join(root, 'deploy', script), [backup()], { cwd: root, env });
}

/** Runs a script until a command that matches `hangs` runs, and interrupts it as Ctrl-C does. */
async function interrupt(script: string, hangs: string): Promise<unknown> {
  writeFileSync(at('log'), '');
  const child = spawn(join(root, 'deploy', script), [backup()], {
    cwd: root,
    env: environment({ HANGS: hangs }),
    detached: true,
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const [, name = ''] = hangs.split('*');
  await vi.waitFor(
    () => {
      expect(requests().at(-1)).toContain(name);
      expect(units()).toHaveLength(1);
    },
    { timeout: 30_000 },
  );
  process.kill(-(child.pid ?? 0), 'SIGINT');
  const [code] = await ended;
  return code;
}

/** Returns the files with the process ids of the units that run. */
const units = () => readdirSync(folder).filter((name) => name.startsWith('log.'));

/** Returns what a script had done, in order. */
const requests = () => readFileSync(at('log'), 'utf8').trimEnd().split('\n');

const open = () => openStore({ engine: 'sqlite', file: at('submissions', 'submissions.sqlite') });

const parts = () => ({ open, contentFolder: at('content') });
const write = (id: string) => writeParts(parts(), id);
const stored = () => storedParts(parts());

const both = (...ids: string[]) => ({ choices: ids, pages: ids });

test('both services are backed up and restored by one command each', {
  timeout: TIMEOUT,
}, async () => {
  await write('1');
  const made = await run('backup-services.sh');
  expect(made.code, made.output).toBe(0);
  expect(requests()).toEqual([
    'beer-museum /etc/beer-museum.env server/commands/submissions.ts',
    'beer-museum-content /etc/beer-museum-content.env content-service/commands/backup.ts',
  ]);
  expect(readdirSync(backup()).toSorted()).toEqual(['content', 'submissions.sqlite']);
  await write('2');
  expect(await run('backup-services.sh')).toMatchObject({ code: 1 });
  const restored = await run('restore-services.sh');
  expect(restored.code, restored.output).toBe(0);
  expect(requests().at(0)).toBe('stop beer-museum-site beer-museum-content');
  expect(requests().at(-1)).toBe('start beer-museum-content beer-museum-site');
  expect(await stored()).toEqual(both('1'));
});

test('mails that were written as files are in the backup', { timeout: TIMEOUT }, async () => {
  await write('1');
  const mail = at('submissions', 'mail', '1.eml');
  mkdirSync(dirname(mail));
  writeFileSync(mail, 'Dear Jana');
  expect(await run('backup-services.sh')).toMatchObject({ code: 0 });
  rmSync(mail);
  expect(await run('restore-services.sh')).toMatchObject({ code: 0 });
  expect(readFileSync(mail, 'utf8')).toBe('Dear Jana');
});

test.skipIf(!hasPostgres)(
  'a database of PostgreSQL is backed up and restored with the content',
  {
    timeout: TIMEOUT,
  },
  async () => {
    const postgres = await startPostgres();
    try {
      const settings = {
        DATABASE_URL: postgres.url,
        FORM_SECRET: 'a-secret-of-forms-for-every-server',
      };
      const inPostgres = {
        open: () => openStore({ engine: 'postgres', url: postgres.url }),
        contentFolder: at('content'),
      };
      await writeParts(inPostgres, '1');
      const made = await run('backup-services.sh', settings);
      expect(made.code, made.output).toBe(0);
      expect(readdirSync(backup()).toSorted()).toEqual(['content', 'submissions.dump']);
      await writeParts(inPostgres, '2');
      const restored = await run('restore-services.sh', settings);
      expect(restored.code, restored.output).toBe(0);
      expect(await storedParts(inPostgres)).toEqual(both('1'));
    } finally {
      postgres.stop();
    }
  },
);

test('there is no backup when a part of it fails', { timeout: TIMEOUT }, async () => {
  await write('1');
  for (const part of ['*submissions.ts*', '*backup.ts*']) {
    expect(await run('backup-services.sh', { FAILS: part }), part).not.toMatchObject({ code: 0 });
    expect(readdirSync(folder).toSorted(), part).toEqual(['content', 'log', 'submissions']);
  }
});

test('both services keep their data, and run again, when a part cannot be restored', {
  timeout: TIMEOUT,
}, async () => {
  await write('1');
  expect(await run('backup-services.sh')).toMatchObject({ code: 0 });
  await write('2');
  truncateSync(join(backup(), 'content', 'content.sqlite'), 5000);
  expect(await run('restore-services.sh')).toMatchObject({
    code: 1,
    output: expect.stringContaining('damaged'),
  });
  expect(requests().at(-1)).toBe('start beer-museum-content beer-museum-site');
  expect(await stored()).toEqual(both('1', '2'));
});

test('Ctrl-C ends what a script runs, before anything else', { timeout: TIMEOUT }, async () => {
  await write('1');
  expect(await interrupt('backup-services.sh', '*backup.ts*')).toBe(130);
  expect(requests().at(-1)).toMatch(/^stop backup-services-/);
  expect(readdirSync(folder).toSorted()).toEqual(['content', 'log', 'submissions']);

  expect(await run('backup-services.sh')).toMatchObject({ code: 0 });
  await write('2');
  expect(await interrupt('restore-services.sh', '*restore.ts*')).toBe(130);
  expect(requests().slice(-2)).toEqual([
    expect.stringMatching(/^stop restore-services-/),
    'start beer-museum-content beer-museum-site',
  ]);
  expect(units()).toEqual([]);
  expect(await stored()).toEqual(both('1', '2'));
});
