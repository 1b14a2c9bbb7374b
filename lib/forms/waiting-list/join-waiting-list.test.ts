import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore, type Store } from '../store/store.ts';
import { storeForm } from '../testing/store-form.ts';
import { testEngines } from '../testing/test-engines.ts';
import { joinWaitingList } from './join-waiting-list.ts';

const NOW = new Date('2026-11-02T10:00:00Z');
const END = '2026-12-16T21:00:00Z';

let store: Store;

afterEach(async () => {
  await store.db.deleteFrom('submission').execute();
  await store.close();
});

/** Stores the form of an address; returns its id. */
async function submit(email: string): Promise<string> {
  return await storeForm(
    store,
    {
      form: 'waitingList',
      data: { email, consent: true, about: 'event-concert' },
      idempotencyKey: email,
      locale: 'de',
      file: null,
      requestId: 'r',
    },
    NOW,
  );
}

const join = async (id: string) =>
  await joinWaitingList(id, { store, findSoldOut: async () => ({ end: END }) }, NOW);

const entries = async () =>
  await store.db.selectFrom('waiting_list_entry').select(['email', 'event_end']).execute();

const teamMails = async () =>
  await store.db.selectFrom('delivery').select('id').where('purpose', '=', 'team').execute();

describe.each(testEngines().filter(([, present]) => present))('on %s', (_, __, place) => {
  beforeEach(async () => {
    store = await openStore(place());
  });

  it('an address is on the list once, anyone who confirms it at the same moment', async () => {
    const ids = await Promise.all(['Joerg@example.org', 'joerg@EXAMPLE.org'].map(submit));
    expect(await Promise.all([...ids, ...ids].map(join))).toEqual([true, true, true, true]);
    expect(await entries()).toEqual([
      { email: 'joerg@example.org', event_end: '2026-12-16T21:00:00.000Z' },
    ]);
    expect(await teamMails()).toHaveLength(1);
  });

  it('an entry is erased with its form', async () => {
    await join(await submit('joerg@example.org'));
    await store.db.deleteFrom('submission').execute();
    expect(await entries()).toEqual([]);
  });
});
