import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore, type Store } from '../store/store.ts';
import { storeForm } from '../testing/store-form.ts';
import { testEngines } from '../testing/test-engines.ts';
import { joinWaitingList } from './join-waiting-list.ts';

const NOW = new Date('2026-11-02T10:00:00Z');
const END = '2026-12-16T21:00:00Z';
const POSTPONED = '2027-02-10T21:00:00.000Z';

let store: Store;

afterEach(async () => {
  await store.db.deleteFrom('submission').execute();
  await store.close();
});

/** Stores the form of an address about an event; returns its id. */
async function submit(email: string, about = 'event-concert'): Promise<string> {
  return await storeForm(
    store,
    {
      form: 'waitingList',
      data: { email, consent: true, about },
      idempotencyKey: randomUUID(),
      locale: 'de',
      file: null,
      requestId: 'r',
    },
    NOW,
  );
}

const join = async (id: string, end = END) =>
  await joinWaitingList(id, { store, findSoldOut: async () => ({ end }) }, NOW);

const entries = async () =>
  await store.db
    .selectFrom('waiting_list_entry')
    .select(['email', 'event_end'])
    .orderBy('email')
    .orderBy('event_end', 'desc')
    .execute();

const teamMails = async () =>
  await store.db.selectFrom('delivery').select('id').where('purpose', '=', 'team').execute();

describe.each(testEngines().filter(([, present]) => present))('on %s', (_, __, place) => {
  beforeEach(async () => {
    store = await openStore(place());
  });

  it('an address is on the list once, anyone who confirms it at the same moment', async () => {
    const emails = ['Joerg@example.org', 'joerg@EXAMPLE.org'];
    const ids = await Promise.all(emails.map((email) => submit(email)));
    const joined = await Promise.all([...ids, ...ids].map((id) => join(id)));
    expect(joined).toEqual(Array(4).fill({ joined: true, eventId: 'event-concert' }));
    expect(await entries()).toEqual([
      { email: 'joerg@example.org', event_end: '2026-12-16T21:00:00.000Z' },
    ]);
    expect(await teamMails()).toHaveLength(1);
  });

  it('all entries of a postponed event get its later end, once an address is confirmed', async () => {
    const emails = ['adam@example.org', 'eva@example.org'];
    for (const email of emails) await join(await submit(email));
    await join(await submit('eva@example.org', 'event-other'));
    await join(await submit('adam@example.org'), POSTPONED);
    expect(await entries()).toEqual([
      { email: 'adam@example.org', event_end: POSTPONED },
      { email: 'eva@example.org', event_end: POSTPONED },
      { email: 'eva@example.org', event_end: new Date(END).toISOString() },
    ]);
    expect(await teamMails()).toHaveLength(3);
  });

  it('the later end stays when the event is brought forward', async () => {
    await join(await submit('adam@example.org'), POSTPONED);
    await join(await submit('eva@example.org'));
    expect(await entries()).toMatchObject([{ event_end: POSTPONED }, {}]);
  });

  it('an event without a waiting list takes no address, but is known', async () => {
    const waitingLists = { store, findSoldOut: async () => null };
    expect(await joinWaitingList(await submit('joerg@example.org'), waitingLists, NOW)).toEqual({
      joined: false,
      eventId: 'event-concert',
    });
    expect(await entries()).toEqual([]);
  });

  it('an entry is erased with its form', async () => {
    await join(await submit('joerg@example.org'));
    await store.db.deleteFrom('submission').execute();
    expect(await entries()).toEqual([]);
  });
});
