import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { appendFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFixture } from '../content-service/testing/fixture.ts';
import { openStore } from '../lib/forms/store/store.ts';
import { blankEnvironment } from './check/test-environment.ts';
import { type Ended, runToEnd } from './testing/run-to-end.ts';

const root = dirname(import.meta.dirname);

let folder: string;
const at = (...names: string[]) => join(folder, ...names);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
});
afterEach(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));

/** Returns the environment of an operator whose data lies in the folder `place`. */
const settingsOf = (place: string) => ({
  ...process.env,
  ...blankEnvironment,
  CONTENT_SERVICE_DATA: at(place, 'content'),
  SUBMISSIONS_DATA: at(place, 'submissions'),
});

/** Runs a command of an operator whose data lies in the folder `place`. */
async function run(place: string, env: Record<string, string>, ...args: string[]): Promise<Ended> {
  const settings = { ...settingsOf(place), ...env };
  const [script = '', ...rest] = args;
  const file = join(root, 'scripts', script);
  return await runToEnd(process.execPath, [file, ...rest], { cwd: root, env: settings });
}

const database = (place: string) =>
  openStore({ engine: 'sqlite', file: at(place, 'submissions', 'submissions.sqlite') });

test('what is backed up while everything runs is restored elsewhere', {
  tags: 'slow',
}, async () => {
  const content = await createFixture({ dataDir: at('site', 'content') });
  await content.client('editor').createOrReplace({ _id: 'tour', _type: 'page', title: 'Kept' });
  const submissions = await database('site');
  const moment = new Date().toISOString();
  const choice = {
    id: '1',
    consent_id: 'c',
    revision: 1,
    language: 'cs',
    categories: '[]',
  } as const;
  await submissions.db
    .insertInto('cookie_choice')
    .values({ ...choice, chosen_at: moment })
    .execute();

  expect(await run('site', {}, 'backup.ts', at('backup'))).toMatchObject({ code: 0 });
  await content.service.close();
  await submissions.close();
  expect(await run('other', {}, 'restore.ts', at('backup'))).toMatchObject({ code: 0 });

  const restored = await createFixture({ dataDir: at('other', 'content') });
  expect(await restored.client().getDocument('tour')).toMatchObject({ title: 'Kept' });
  await restored.service.close();
  const copies = await database('other');
  expect(await copies.db.selectFrom('cookie_choice').selectAll().execute()).toMatchObject([
    { consent_id: 'c', chosen_at: moment },
  ]);
  await copies.close();

  const again = await run('other', {}, 'restore.ts', at('backup'));
  expect(again).toEqual({ code: 1, output: expect.stringContaining('--replace') });
  expect(await run('other', {}, 'restore.ts', at('backup'), '--replace')).toMatchObject({
    code: 0,
  });
});

test('nothing is replaced when one part of a backup is damaged', { tags: 'slow' }, async () => {
  const content = await createFixture({ dataDir: at('site', 'content') });
  await (await database('site')).close();
  expect(await run('site', {}, 'backup.ts', at('backup'))).toMatchObject({ code: 0 });
  await content.service.close();
  await appendFile(at('backup', 'content', 'content.sqlite'), '!');
  const before = await readdir(at('site'), { recursive: true });
  const restored = await run('site', {}, 'restore.ts', at('backup'), '--replace');
  expect(restored).toEqual({ code: 1, output: expect.stringContaining('damaged') });
  expect(await readdir(at('site'), { recursive: true })).toEqual(before);
});

test('hosted content is named, and left to its own tools', { tags: 'slow' }, async () => {
  await (await database('site')).close();
  const hosted = {
    SANITY_PROJECT_ID: 'beer0cellar',
    SANITY_WEBHOOK_SECRET: 'a-secret-of-at-least-32-characters',
  };
  const { code, output } = await run('site', hosted, 'backup.ts', at('backup'));
  expect(code, output).toBe(0);
  expect(output).toContain('content:export');
  expect(await readdir(at('backup'))).toEqual(['submissions.sqlite']);
});

test('a database that cannot be reached leaves no backup', { tags: 'slow' }, async () => {
  const env = {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
    FORM_SECRET: 'a-secret-of-forms-for-every-server',
  };
  expect(await run('site', env, 'backup.ts', at('backup'))).toMatchObject({ code: 1 });
  expect(existsSync(at('backup'))).toBe(false);
});

test('a backup that is interrupted leaves nothing', async () => {
  const content = await createFixture({ dataDir: at('site', 'content') });
  await (await database('site')).close();
  await content.service.close();
  const args = [join(root, 'scripts', 'backup.ts'), at('backup')];
  const child = spawn(process.execPath, args, { cwd: root, env: settingsOf('site') });
  const ended = once(child, 'exit');
  await expect
    .poll(() => readdir(folder), { timeout: 30_000, interval: 5 })
    .toContainEqual(expect.stringMatching(/^backup\.unfinished-/));
  child.kill('SIGINT');
  expect(await ended).toEqual([130, null]);
  expect(await readdir(folder)).toEqual(['site']);
});

test('an earlier backup is never overwritten', async () => {
  const { code } = await run('site', {}, 'backup.ts', folder);
  expect(code).toBe(1);
  expect(existsSync(at('submissions.sqlite'))).toBe(false);
});
