import { sql } from 'kysely';
import { beforeEach, expect, it, vi } from 'vitest';
import { readHealth } from './read-health.ts';
import type { Store } from './store/store.ts';
import { submissionStore } from './submission-store.ts';
import { openTemporaryStore } from './testing/temporary-store.ts';

vi.mock('./submission-store.ts', () => ({ submissionStore: vi.fn() }));

let store: Store;
let elapsed = 0;

/** Lets the previous result expire, and returns the time of day. */
function later(): Date {
  elapsed += 3000;
  return new Date('2026-05-04T10:00:00Z');
}

beforeEach(async () => {
  const temporary = await openTemporaryStore();
  ({ store } = temporary);
  vi.mocked(submissionStore).mockReset().mockResolvedValue(store);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.spyOn(performance, 'now').mockImplementation(() => elapsed);
  return temporary.remove;
});

it('is ok while messages can be written, and unwritable otherwise', async () => {
  expect(await readHealth(later())).toMatchObject({ status: 'ok' });
  await sql`pragma query_only = on`.execute(store.db);
  expect(await readHealth(later())).toEqual({ status: 'unwritable' });
  await sql`pragma query_only = off`.execute(store.db);
  expect(await readHealth(later())).toMatchObject({ status: 'ok' });
});

it('reports a full disk', async () => {
  vi.mocked(submissionStore).mockResolvedValue({
    ...store,
    assertRoom() {
      throw new Error('The disk is full.');
    },
  });
  expect(await readHealth(later())).toEqual({ status: 'unwritable' });
});

it('reports an unreachable database', async () => {
  vi.mocked(submissionStore).mockRejectedValue(new Error('gone'));
  expect(await readHealth(later())).toEqual({ status: 'unreachable' });
});

it('checks at most once in three seconds, for any number of requests', async () => {
  const moment = later();
  await Promise.all([1, 2, 3].map(() => readHealth(moment)));
  elapsed += 2999;
  for (let count = 0; count < 200; count += 1) await readHealth(moment);
  expect(submissionStore).toHaveBeenCalledTimes(1);
});

it('checks again after three seconds, also when the clock has been set back', async () => {
  const moment = later();
  await readHealth(moment);
  elapsed += 3000;
  await readHealth(new Date(moment.getTime() - 3_600_000));
  expect(submissionStore).toHaveBeenCalledTimes(2);
});
