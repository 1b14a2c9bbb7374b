import { describe, expect, it } from 'vitest';
import { openStore } from '../store/store.ts';
import { storeForm } from '../testing/store-form.ts';
import { testEngines } from '../testing/test-engines.ts';
import { confirmSubscription, endSubscription } from './change-subscription.ts';

const NOW = new Date('2026-05-04T10:00:00Z');
const presses = [1, 2, 3, 4];

describe.each(testEngines())('with %s', (_, present, place) => {
  it.runIf(present)('writes once however many presses of a button come at once', async () => {
    const store = await openStore(place());
    const data = { name: '', email: 'a@x.example', phone: '', country: '', consent: true };
    const rest = { idempotencyKey: 'k', locale: 'cs', file: null, requestId: 'r' } as const;
    const id = await storeForm(store, { form: 'subscription', data, ...rest }, NOW);
    await Promise.all(presses.map(() => confirmSubscription(store, id, true, NOW)));
    const subscriber = await store.db
      .selectFrom('subscriber')
      .select('id')
      .executeTakeFirstOrThrow();
    const planned = async () => {
      const rows = await store.db
        .selectFrom('delivery')
        .select('purpose')
        .where('subscriber_id', '=', subscriber.id)
        .execute();
      return rows.map(({ purpose }) => purpose).toSorted();
    };
    const confirmed = await planned();
    await Promise.all(presses.map(() => endSubscription(store, subscriber.id, true, NOW)));
    const left = await planned();
    await store.close();
    expect(confirmed).toEqual(['hand-over', 'welcome']);
    expect(left).toEqual(['hand-over', 'hand-over']);
  });
});
