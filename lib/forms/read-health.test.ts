import { sql } from 'kysely';
import { beforeEach, expect, it, vi } from 'vitest';
import { readHealth } from './read-health.ts';
import type { Store } from './store/store.ts';
import { submissionStore } from './submission-store.ts';
import { openTemporaryStore } from './testing/temporary-store.ts';

vi.mock('./submission-store.ts', () => ({ submissionStore: vi.fn() }));

let store: Store;
let time = Date.parse('2026-05-04T10:00:00Z');

/** Once the judgement before holds no longer. */
function later(): Date {
  time += 3000;
  return new Date(time);
}

beforeEach(async () => {
  const temporary = await openTemporaryStore();
  ({ store } = temporary);
  vi.mocked(submissionStore).mockReset().mockResolvedValue(store);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  return temporary.remove;
});

it('is well while messages can be written, and not once they cannot', async () => {
  expect(await readHealth(later())).toMatchObject({ status: 'ok' });
  await sql`pragma query_only = on`.execute(store.db);
  expect(await readHealth(later())).toEqual({ status: 'unwritable' });
  await sql`pragma query_only = off`.execute(store.db);
  expect(await readHealth(later())).toMatchObject({ status: 'ok' });
});

it('says when the disk is full', async () => {
  vi.mocked(submissionStore).mockResolvedValue({
    ...store,
    assertRoom() {
      throw new Error('The disk is full.');
    },
  });
  expect(await readHealth(later())).toEqual({ status: 'unwritable' });
});

it('says when nobody answers', async () => {
  vi.mocked(submissionStore).mockRejectedValue(new Error('gone'));
  expect(await readHealth(later())).toEqual({ status: 'unreachable' });
});

it('judges once in three seconds, however often and by however many it is asked', async () => {
  const moment = later();
  const soon = new Date(moment.getTime() + 2999);
  await Promise.all([1, 2, 3].map(() => readHealth(moment)));
  for (let count = 0; count < 200; count += 1) await readHealth(soon);
  expect(submissionStore).toHaveBeenCalledTimes(1);
});
