import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { confirmSubscription, endSubscription } from '../newsletter/change-subscription.ts';
import { openStore, type Store } from '../store/store.ts';
import { storeForm } from '../testing/store-form.ts';
import { testEngines } from '../testing/test-engines.ts';
import { type ClaimedDelivery, claimDelivery } from './claim.ts';
import { settle } from './settle.ts';

const NOW = new Date('2026-05-04T10:00:00Z');

/** Claims what is due, one delivery after the other. */
async function claimAll(store: Store): Promise<readonly ClaimedDelivery[]> {
  const claims: ClaimedDelivery[] = [];
  for (;;) {
    const claim = await claimDelivery(store, NOW);
    if (!claim) return claims;
    claims.push(claim);
  }
}

describe.each(testEngines())('with %s', (_, present, place) => {
  it.runIf(present)('what only a later build knows is left to it', async () => {
    const store = await openStore(place());
    const data = { name: 'J', email: 'j@x.example', phone: '', message: 'Hi', about: '' };
    const rest = { locale: 'cs', file: null, requestId: 'r' } as const;
    const ids: string[] = [];
    for (const idempotencyKey of ['form', 'purpose', 'known']) {
      ids.push(await storeForm(store, { form: 'career', idempotencyKey, data, ...rest }, NOW));
    }
    const [ofForm, ofPurpose, known] = ids;
    await sql`update submission set form = 'voucher' where id = ${ofForm}`.execute(store.db);
    await sql`update delivery set purpose = 'reminder' where submission_id = ${ofPurpose}`.execute(
      store.db,
    );
    const claims = await claimAll(store);
    await store.close();
    expect(claims.map(({ purpose }) => purpose).toSorted()).toEqual(['confirmation', 'team']);
    expect(new Set(claims.map(({ submission_id }) => submission_id))).toEqual(new Set([known]));
  });

  it.runIf(present)('the states of a subscriber are handed over one after the other', async () => {
    const store = await openStore(place());
    const data = { name: '', email: 'a@x.example', phone: '', country: '', consent: true };
    const rest = { idempotencyKey: 'k', locale: 'cs', file: null, requestId: 'r' } as const;
    const id = await storeForm(store, { form: 'subscription', data, ...rest }, NOW);
    await confirmSubscription(store, id, true, NOW);
    const subscribed = (await claimAll(store)).find(({ purpose }) => purpose === 'hand-over');
    if (!subscribed?.subscriber_id) throw new Error('No subscriber was to be handed over.');
    await endSubscription(store, subscribed.subscriber_id, true, NOW);
    const meanwhile = await claimAll(store);
    await settle(store, subscribed, { outcome: 'sent' }, NOW);
    const unsubscribed = await claimAll(store);
    await store.close();
    expect(meanwhile).toEqual([]);
    expect(unsubscribed.map(({ purpose }) => purpose)).toEqual(['hand-over']);
  });
});
