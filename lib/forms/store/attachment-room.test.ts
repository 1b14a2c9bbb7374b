import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openTemporaryStore } from '../testing/temporary-store.ts';
import { testEngines } from '../testing/test-engines.ts';
import { attachmentBounds, takeRoom } from './attachment-room.ts';
import { leavesRoom, openStore } from './store.ts';

const NOW = new Date('2026-05-04T10:00:00Z');
const DAY_LATER = new Date(NOW.getTime() + 24 * 60 * 60 * 1000);
const LARGEST = 10 * 1024 * 1024;
const MOST_OF_ONE = attachmentBounds.sender / LARGEST;

describe.each(testEngines())('on %s', (_, present, place) => {
  it.runIf(present)('bounds the bytes of attachments per day, of a sender and of all', async () => {
    const store = await openStore(place());
    const take = (sender: number, bytes: number, now = NOW) =>
      store.db
        .transaction()
        .execute((db) => takeRoom({ ...store, db }, `sender ${sender}`, bytes, now));
    for (let file = 0; file < MOST_OF_ONE; file += 1) await take(0, LARGEST);
    await expect(take(0, 1)).rejects.toMatchObject({ bound: 'sender' });
    for (let file = MOST_OF_ONE; file * LARGEST <= attachmentBounds.total - LARGEST; file += 1) {
      await take(Math.floor(file / MOST_OF_ONE), LARGEST);
    }
    await expect(take(1000, LARGEST)).rejects.toMatchObject({ bound: 'total' });
    // Nothing that was refused counts.
    await take(1000, attachmentBounds.total % LARGEST);
    await take(0, LARGEST, DAY_LATER);
    await store.close();
  });
});

it('has the bounds that docs/operations.md states', () => {
  const operations = readFileSync('docs/operations.md', 'utf8');
  const rows = operations.match(/^\| attachments.* in 86400 s \|/gm);
  expect(rows).toEqual([
    expect.stringContaining(`| ${attachmentBounds.sender / 1024 ** 2} MB in`),
    expect.stringContaining(`| ${attachmentBounds.total / 1024 ** 3} GB in`),
  ]);
});

it('leaves 512 MB of the disk to everything else', async () => {
  expect(leavesRoom(512 * 1024 ** 2)).toBe(true);
  expect(leavesRoom(512 * 1024 ** 2 - 1)).toBe(false);
  const { store, remove } = await openTemporaryStore();
  const full = { ...store, hasRoomForFiles: () => false };
  await expect(takeRoom(full, 'sender', 1, NOW)).rejects.toMatchObject({ bound: 'disk' });
  await remove();
});
