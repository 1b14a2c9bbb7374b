import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { saveSubmission } from '../store/save-submission.ts';
import { openStore, type Store } from '../store/store.ts';
import { temporaryFolder } from '../testing/temporary-store.ts';
import { backUp } from './backup.ts';
import { listSubmissions } from './list.ts';
import { restore } from './restore.ts';

let folder: string;
/** The reference of the submission that is in the backup. */
let kept: string;
const at = (name: string) => join(folder, name);

beforeEach(async () => {
  folder = temporaryFolder();
  const store = await openStore({ engine: 'sqlite', file: at('db') });
  kept = await submit(store, 'before');
  await backUp(store, folder, at('backup'));
  await submit(store, 'after');
  await store.close();
});
afterEach(() => rm(folder, { recursive: true }));

/** Stores a submission and returns its reference. */
async function submit(store: Store, key: string): Promise<string> {
  const data = {
    name: 'Jana',
    email: 'jana@visitor.example',
    phone: '',
    message: 'Hello',
    about: '',
  };
  const rest = { idempotencyKey: key, locale: 'cs', requestId: key } as const;
  const submission = { form: 'career', data, file: null, ...rest } as const;
  return (await saveSubmission(store, submission, new Date())).reference;
}

/** Returns the references of the submissions in a database. */
async function stored(name: string): Promise<string[]> {
  const store = await openStore({ engine: 'sqlite', file: at(name) });
  try {
    return (await listSubmissions(store, null)).map(({ reference }) => reference);
  } finally {
    await store.close();
  }
}

it('creates a database that only its owner can read', async () => {
  expect(await restore(at('backup'), at('new/db'), { replace: false })).toBeNull();
  expect(statSync(at('new/db')).mode & 0o777).toBe(0o600);
  expect(await stored('new/db')).toEqual([kept]);
});

it('changes nothing when it only checks', async () => {
  const before = readdirSync(folder);
  expect(await restore(at('backup'), at('db'), { replace: true, check: true })).toBeNull();
  expect(readdirSync(folder)).toEqual(before);
  expect(await stored('db')).toHaveLength(2);
});

it('takes the place of a database, which stays beside it, only with `--replace`', async () => {
  await expect(restore(at('backup'), at('db'), { replace: false })).rejects.toThrow('--replace');
  expect(await stored('db')).toHaveLength(2);

  const replaced = await restore(at('backup'), at('db'), { replace: true });
  expect(await stored('db')).toEqual([kept]);
  expect(replaced).toContain(at('db.replaced-'));
  expect(await stored((replaced ?? '').slice(folder.length + 1))).toHaveLength(2);
});

it('changes nothing while the site uses the database', async () => {
  const store = await openStore({ engine: 'sqlite', file: at('db') });
  await expect(restore(at('backup'), at('db'), { replace: true })).rejects.toThrow('stop it first');
  await store.close();
  expect(await stored('db')).toHaveLength(2);
});

it('changes nothing while it cannot be found out whether the site uses the database', async () => {
  mkdirSync(at('db-wal'));
  await expect(restore(at('backup'), at('db'), { replace: true })).rejects.toThrow(
    'unable to open',
  );
  rmdirSync(at('db-wal'));
  expect(await stored('db')).toHaveLength(2);
});

it('changes nothing when the site starts meanwhile', async () => {
  const restoring = restore(at('backup'), at('db'), { replace: true });
  const database = new DatabaseSync(at('db'));
  database.exec('select 1 from submission');
  await expect(restoring).rejects.toThrow('stop it first');
  database.close();
  expect(readdirSync(folder).toSorted()).toEqual(['backup', 'db']);
  expect(await stored('db')).toHaveLength(2);
});

it('changes nothing when it is interrupted', async () => {
  const signal = AbortSignal.abort(new Error('interrupted'));
  const restoring = restore(at('backup'), at('db'), { replace: true, signal });
  await expect(restoring).rejects.toThrow('interrupted');
  expect(readdirSync(folder).toSorted()).toEqual(['backup', 'db']);
  expect(await stored('db')).toHaveLength(2);
});

it.each([
  ['garbage', () => writeFileSync(at('db'), 'x'.repeat(10_000))],
  ['a log without its database', () => renameSync(at('db'), at('db-wal'))],
])('takes the place of %s, and contains nothing of it', async (_, damage) => {
  damage();
  await expect(restore(at('backup'), at('db'), { replace: false })).rejects.toThrow('--replace');
  expect(await restore(at('backup'), at('db'), { replace: true })).toContain('replaced');
  expect(readdirSync(folder)).not.toContain('db-wal');
  expect(await stored('db')).toEqual([kept]);
});

it.each([
  ['is no database', 'Not a database.'],
  ['is empty', ''],
])('refuses a file that %s', async (_, content) => {
  writeFileSync(at('other'), content);
  await expect(restore(at('other'), at('new'), { replace: false })).rejects.toThrow('is damaged');
  expect(existsSync(at('new'))).toBe(false);
  expect(readdirSync(folder).filter((name) => name.includes('restoring'))).toEqual([]);
});
