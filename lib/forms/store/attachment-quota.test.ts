import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openTemporaryStore } from '../testing/temporary-store.ts';
import { testEngines } from '../testing/test-engines.ts';
import { attachmentBounds, reserveQuota } from './attachment-quota.ts';
import { hasFreeSpace, openStore } from './store.ts';

const NOW = new Date('2026-05-04T10:00:00Z');
const DAY_LATER = new Date(NOW.getTime() + 24 * 60 * 60 * 1000);
const FILE_BYTES = 10 * 1024 * 1024;
const FILES_PER_SENDER = attachmentBounds.sender / FILE_BYTES;

describe.each(testEngines())('on %s', (_, present, place) => {
  it.runIf(present)(
    'bounds the bytes of attachments per day, of a sender and of all',
    { tags: 'slow' },
    async () => {
      const store = await openStore(place());
      const take = (sender: number, bytes: number, now = NOW) =>
        store.db
          .transaction()
          .execute((db) => reserveQuota({ ...store, db }, `sender ${sender}`, bytes, now));
      for (let file = 0; file < FILES_PER_SENDER; file += 1) await take(0, FILE_BYTES);
      await expect(take(0, 1)).rejects.toMatchObject({ bound: 'sender' });
      for (
        let file = FILES_PER_SENDER;
        file * FILE_BYTES <= attachmentBounds.total - FILE_BYTES;
        file += 1
      ) {
        await take(Math.floor(file / FILES_PER_SENDER), FILE_BYTES);
      }
      await expect(take(1000, FILE_BYTES)).rejects.toMatchObject({ bound: 'total' });
      // Nothing that was refused counts.
      await take(1000, attachmentBounds.total % FILE_BYTES);
      await take(0, FILE_BYTES, DAY_LATER);
      await store.close();
    },
  );
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
  expect(hasFreeSpace(512 * 1024 ** 2)).toBe(true);
  expect(hasFreeSpace(512 * 1024 ** 2 - 1)).toBe(false);
  const { store, remove } = await openTemporaryStore();
  const full = { ...store, hasSpaceForFiles: () => false };
  await expect(reserveQuota(full, 'sender', 1, NOW)).rejects.toMatchObject({ bound: 'disk' });
  await remove();
});
