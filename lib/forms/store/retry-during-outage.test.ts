import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { recordChoice } from '../../consent/consent-record.ts';
import { claimDelivery } from '../delivery/claim.ts';
import { settle } from '../delivery/settle.ts';
import { confirmSubscription, endSubscription } from '../newsletter/change-subscription.ts';
import { hasPostgres, startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { storeForm } from '../testing/store-form.ts';
import { openTemporaryStore } from '../testing/temporary-store.ts';
import { saveCookieChoice } from './cookie-choices.ts';
import type { NewSubmission } from './new-submission.ts';
import { FinalError, retryDuringOutage } from './retry-during-outage.ts';
import { saveSubmission } from './save-submission.ts';
import { openStore, type Store } from './store.ts';

function enquiry(key: string): NewSubmission<'career'> {
  const data = { name: 'Jana', email: `${key}@x.example`, phone: '', message: 'Hi', about: '' };
  const rest = { locale: 'cs', file: null, requestId: 'r' } as const;
  return { form: 'career', idempotencyKey: key, data, ...rest };
}

describe.runIf(hasPostgres)('while PostgreSQL restarts', { timeout: 60_000 }, () => {
  let postgres: TestPostgres;
  let store: Store;

  beforeAll(async () => {
    postgres = await startPostgres();
    store = await openStore({ engine: 'postgres', url: postgres.url });
  }, 60_000);
  afterAll(async () => {
    await store.close();
    postgres.stop();
  });

  it('work that cannot succeed is not repeated', async () => {
    const work = vi.fn().mockRejectedValue(new FinalError('There is no room.'));
    await expect(retryDuringOutage(store, 10_000, work)).rejects.toThrow('There is no room.');
    expect(work).toHaveBeenCalledOnce();
  });

  it('messages are stored, each once', async () => {
    let isOver = false;
    const restarted = postgres.restart().finally(() => {
      isOver = true;
    });
    const references: string[] = [];
    while (!isOver) {
      const keys = [1, 2, 3].map((writer) => `${writer}-${references.length}`);
      const saved = await Promise.all(
        keys.map((key) => saveSubmission(store, enquiry(key), new Date())),
      );
      references.push(...saved.map(({ reference }) => reference));
    }
    await restarted;
    const rows = await store.db.selectFrom('submission').select('reference').execute();
    expect(rows.map((row) => row.reference).toSorted()).toEqual(references.toSorted());
  });

  it('choices about cookies are stored, each once', async () => {
    let isOver = false;
    const restarted = postgres.restart().finally(() => {
      isOver = true;
    });
    const choices: string[] = [];
    while (!isOver) {
      const record = recordChoice({ categories: [], language: 'cs' }, null, new Date());
      await saveCookieChoice(store, record);
      choices.push(record.consentId);
    }
    await restarted;
    const rows = await store.db.selectFrom('cookie_choice').select('consent_id').execute();
    expect(rows.map((row) => row.consent_id).toSorted()).toEqual(choices.toSorted());
  });

  it('the steps of links in mails are taken', async () => {
    const data = { name: '', email: 'a@x.example', phone: '', country: '', consent: true };
    const rest = { idempotencyKey: 'n', locale: 'cs', file: null, requestId: 'r' } as const;
    const id = await storeForm(store, { form: 'subscription', data, ...rest }, new Date());
    const confirming = postgres.restart();
    expect(await confirmSubscription(store, id, false, new Date())).toBe(true);
    await confirming;
    const [subscriber] = await store.db.selectFrom('subscriber').select('id').execute();
    const ending = postgres.restart();
    expect(await endSubscription(store, subscriber?.id ?? '', false, new Date())).toBe(true);
    await ending;
  });

  it('the result of a delivery is stored', async () => {
    await saveSubmission(store, enquiry('settled'), new Date());
    const claim = await claimDelivery(store, new Date());
    if (!claim) throw new Error('A delivery is due.');
    const restarted = postgres.restart();
    expect(await settle(store, claim, { outcome: 'sent' }, new Date())).toBe(true);
    await restarted;
  });

  it('what PostgreSQL ended, because this process was frozen in a transaction, is done again', async () => {
    let attempts = 0;
    const stored = await retryDuringOutage(store, 5000, async () => {
      attempts += 1;
      const ended = sql`do $$ begin raise exception using errcode = '25P03'; end $$`;
      if (attempts === 1) await ended.execute(store.db);
      return attempts;
    });
    expect(stored).toBe(2);
  });
});

it('does not repeat what the database refuses, nor anything on SQLite', async () => {
  const { store, remove } = await openTemporaryStore();
  const work = vi.fn(async () => {
    throw new Error('disk full');
  });
  await expect(retryDuringOutage(store, 5000, work)).rejects.toThrow('disk full');
  expect(work).toHaveBeenCalledOnce();
  await remove();
});
