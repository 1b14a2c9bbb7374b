// @vitest-environment node
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readCampaignCounts } from '../../forms/store/campaign-counts.ts';
import { openStore, type Store } from '../../forms/store/store.ts';
import { temporaryFolder } from '../../forms/testing/temporary-store.ts';
import { knownCodes } from '../../tickets/campaign/known-codes.ts';
import { countEvent, shareKnownCodes } from './pending-counts.ts';
import { savePending } from './save-pending.ts';

const day = '2026-11-25';
let folder: string;
let store: Store;

beforeEach(async () => {
  folder = temporaryFolder();
  store = await openStore({ engine: 'sqlite', file: join(folder, 'db') });
  shareKnownCodes(knownCodes([{ ref: 'hotel', dsc: null }]));
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

it('waits for the save that is running, and stores what that one could not', async () => {
  const database = Promise.withResolvers<Store>();
  countEvent({ stage: 'arrival', ref: 'hotel', dsc: null, locale: 'de' }, new Date(day));
  const first = savePending(() => database.promise);
  const second = savePending(async () => store);
  database.reject(new Error('unreachable'));
  await expect(first).rejects.toThrow('unreachable');
  await second;
  const { counts } = await readCampaignCounts(store, { from: day, through: day }, 10);
  expect(counts).toMatchObject([{ ref: 'hotel', count: 1 }]);
});
