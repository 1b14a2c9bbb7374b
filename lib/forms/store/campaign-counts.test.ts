import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CampaignCount } from '../../tickets/campaign/campaign-count.ts';
import { testEngines } from '../testing/test-engines.ts';
import {
  addCampaignCounts,
  eraseCampaignCountsBefore,
  eraseCampaignCountsOf,
  MAX_ROWS_PER_DAY,
  readCampaignCounts,
} from './campaign-counts.ts';
import { openStore, type Store } from './store.ts';

const hotel: CampaignCount = {
  day: '2026-11-25',
  stage: 'arrival',
  ref: 'hotel',
  dsc: null,
  locale: 'de',
  count: 2,
};
const tram: CampaignCount = { ...hotel, ref: 'tram', dsc: 'VAULT10', locale: 'cs', count: 1 };
const year = { from: '2026-01-01', through: '2026-12-31' };

let store: Store;

afterEach(async () => {
  await store.db.deleteFrom('campaign_count').execute();
  await store.close();
});

describe.each(testEngines().filter(([, present]) => present))('on %s', (_, __, place) => {
  beforeEach(async () => {
    store = await openStore(place());
  });
  const read = async (period = year, max = 100) => await readCampaignCounts(store, period, max);

  it('several servers add up, each key by itself', async () => {
    const order = { ...hotel, stage: 'order' } as const;
    await Promise.all([
      addCampaignCounts(store, [hotel, tram]),
      addCampaignCounts(store, [tram, order, hotel]),
    ]);
    expect(await read()).toEqual({
      counts: [{ ...hotel, count: 4 }, { ...tram, count: 2 }, order],
      isComplete: true,
    });
  });

  it('a period includes its first and its last day, the latest first', async () => {
    const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'];
    await addCampaignCounts(
      store,
      days.map((day) => ({ ...hotel, day })),
    );
    const { counts } = await read({ from: '2026-11-24', through: '2026-11-25' });
    expect(counts.map(({ day }) => day)).toEqual(['2026-11-25', '2026-11-24']);
    const few = await read(year, 3);
    expect(few.counts.map(({ day }) => day)).toEqual(days.slice(1).toReversed());
    expect(few.isComplete).toBe(false);
  });

  it('a day has room for a limited number of keys, and goes on counting those', {
    tags: 'slow',
  }, async () => {
    const keys = Array.from({ length: MAX_ROWS_PER_DAY + 5 }, (_, index) => ({
      ...hotel,
      ref: `code-${String(index).padStart(5, '0')}`,
      count: 1,
    }));
    expect(await addCampaignCounts(store, keys)).toBe(5);
    const more = [{ ...keys[0], count: 9 } as CampaignCount, { ...hotel, day: '2026-11-26' }];
    expect(await addCampaignCounts(store, more)).toBe(0);
    const { counts } = await read(year, 10_000);
    expect(counts.filter(({ day }) => day === hotel.day)).toHaveLength(MAX_ROWS_PER_DAY);
    expect(counts.find(({ ref }) => ref === 'code-00000')?.count).toBe(10);
    expect(counts.filter(({ day }) => day === '2026-11-26')).toHaveLength(1);
  });

  it('counts are erased by their age, or by a code', async () => {
    await addCampaignCounts(store, [hotel, tram, { ...hotel, day: '2026-10-01' }]);
    expect(await eraseCampaignCountsBefore(store, '2026-11-01')).toBe(1);
    expect(await eraseCampaignCountsOf(store, 'Vault10')).toBe(1);
    expect((await read()).counts).toEqual([hotel]);
  });
});
