import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readFormResult, type StoredFormResult, storeFormResult } from './form-results.ts';
import type { SubmissionResult } from './schema/submission-result.ts';
import { draftLifetime } from './store/drafts.ts';
import type { Store } from './store/store.ts';
import { submissionStore } from './submission-store.ts';
import { openTemporaryStore } from './testing/temporary-store.ts';

vi.mock('./submission-store.ts', () => ({ submissionStore: vi.fn() }));
vi.mock('../platform/crypto/form-secret.ts', () => ({
  formSecret: () => 'a-secret-of-some-length',
}));

const NOW = new Date('2026-05-04T10:00:00Z');
const LATER = new Date('2026-05-04T10:31:00Z');

let store: Store;

beforeEach(async () => {
  const temporary = await openTemporaryStore();
  ({ store } = temporary);
  vi.mocked(submissionStore).mockResolvedValue(store);
  return temporary.remove;
});

afterEach(() => {
  vi.useRealTimers();
});

const mistakes: SubmissionResult = {
  status: 'invalid',
  issues: [{ field: 'email', issue: 'emailInvalid' }],
};
const tooMany: SubmissionResult = {
  status: 'failed',
  reason: 'tooMany',
  contact: 'house@beer.example',
  requestId: 'r',
};

const keep = (result: SubmissionResult, values: StoredFormResult['values'], sender = 'a') =>
  storeFormResult({ kind: 'career', result, values }, sender, NOW);

async function rows() {
  return await store.db.selectFrom('draft').selectAll().execute();
}

it('stores only the fields of the form and its key', async () => {
  const known = { name: 'Jana', email: 'jana', message: 'Hello', about: '', idempotencyKey: 'k' };
  const name = await keep(mistakes, { ...known, evil: 'x'.repeat(60_000), website: 'spam' });
  expect(await readFormResult(name, NOW)).toEqual({
    kind: 'career',
    result: mistakes,
    values: known,
  });
  expect(JSON.stringify(await rows())).not.toContain('xxx');
});

it('leaves out values that are too long, and stores the rest', async () => {
  const long = { name: 'Jana', email: 'jana', message: '\u0000'.repeat(30_000) };
  const name = await keep(mistakes, long);
  expect((await readFormResult(name, NOW))?.values).toEqual({ name: 'Jana', email: 'jana' });
});

it('stores at most 64 KB per result and half a megabyte per address', async () => {
  const values = {
    name: 'n'.repeat(30_000),
    email: 'e'.repeat(29_000),
    message: 'm'.repeat(60_000),
  };
  for (let count = 0; count < 40; count += 1) await keep(mistakes, values);
  const kept = await rows();
  expect(kept.every(({ content }) => content.length <= 64 * 1024)).toBe(true);
  expect(kept.reduce((sum, { content }) => sum + content.length, 0)).toBeLessThan(512 * 1024 + 1);
});

it('still reports the issues to an address over its limit, with empty fields', async () => {
  for (let count = 0; count < 20; count += 1) await keep(mistakes, { name: 'Jana' });
  const name = await keep(mistakes, { name: 'Jana' });
  expect(await readFormResult(name, NOW)).toEqual({ kind: 'career', result: mistakes, values: {} });
  expect(await rows()).toHaveLength(20);
  const other = await keep(mistakes, { name: 'Petr' }, 'another address');
  expect((await readFormResult(other, NOW))?.values).toEqual({ name: 'Petr' });
});

it('stores nothing for a result without values: too many requests, or stored', async () => {
  const stored: SubmissionResult = { status: 'ok', reference: 'C-1' };
  for (const result of [tooMany, stored]) {
    const name = await keep(result, result.status === 'ok' ? { name: 'Jana' } : {});
    expect(await readFormResult(name, NOW)).toEqual({ kind: 'career', result, values: {} });
    expect(await readFormResult(name, LATER)).toBeNull();
    expect(await readFormResult(name.replace(/^\d/, '9'), NOW), 'made up').toBeNull();
  }
  expect(await rows()).toEqual([]);
});

it('never stores an address', async () => {
  await keep(mistakes, { name: 'Jana' }, '192.0.2.77');
  expect(JSON.stringify(await rows())).not.toContain('192.0.2');
});

it('keeps the values in memory for half an hour while the database is unavailable', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // The cache holds on to the clock itself, which cannot be replaced.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.mocked(submissionStore).mockRejectedValue(new Error('gone'));
  const name = await keep(tooMany, { name: 'Jana', evil: 'x' });
  expect((await readFormResult(name, NOW))?.values).toEqual({ name: 'Jana' });
  clock.mockReturnValue(1 + draftLifetime + 1);
  vi.advanceTimersByTime(draftLifetime + 1);
  expect(await readFormResult(name, LATER)).toBeNull();
});
