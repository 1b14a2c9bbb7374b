import type { Transaction } from 'kysely';
import { z } from 'zod';
import { planDelivery } from '../store/plan-deliveries.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';

/** What the rules of the form have let through, as it is stored. */
const stored = z.object({
  email: z.string(),
  name: z.string(),
  phone: z.string(),
  country: z.string(),
});

/**
 * Confirms the address of a newsletter form, with what was filled in along with it, and plans
 * the welcome and (with `handOver`) the news for the external list. True also where it had been
 * confirmed before; false where the form is not kept any more, or its owner has left since.
 */
export async function confirmSubscription(
  store: Store,
  submissionId: string,
  handOver: boolean,
  now: Date,
): Promise<boolean> {
  store.assertPresent();
  return await store.db.transaction().execute(async (db) => {
    const submission = await db
      .selectFrom('submission')
      .select(['data', 'locale', 'created_at'])
      .where('id', '=', submissionId)
      .where('form', '=', 'subscription')
      .executeTakeFirst();
    if (!submission) return false;
    const { email, name, phone, country } = stored.parse(JSON.parse(submission.data));
    const known = await db
      .selectFrom('subscriber')
      .select(['id', 'state', 'unsubscribed_at'])
      .where('email', '=', email.toLowerCase())
      .executeTakeFirst();
    if (!known) return false;
    // A link that is opened again after its owner has left does not bring the owner back.
    if ((known.unsubscribed_at ?? '') > submission.created_at) return false;
    if (known.state === 'confirmed') return true;
    const { locale, created_at: consented } = submission;
    await db
      .updateTable('subscriber')
      .set({ name, phone, country, locale, state: 'confirmed', consented_at: consented })
      .set({ confirmed_at: now.toISOString(), unsubscribed_at: null })
      .where('id', '=', known.id)
      .execute();
    await planNews(db, known.id, ['welcome', ...handOverIf(handOver)], now);
    return true;
  });
}

/**
 * Takes a subscriber off the list, at once and whatever was before, and forgets everything but
 * the address, which is needed to keep it off. False where there is no such subscriber.
 */
export async function endSubscription(
  store: Store,
  subscriberId: string,
  handOver: boolean,
  now: Date,
): Promise<boolean> {
  store.assertPresent();
  return await store.db.transaction().execute(async (db) => {
    const known = await db
      .selectFrom('subscriber')
      .select('state')
      .where('id', '=', subscriberId)
      .executeTakeFirst();
    if (known?.state !== 'confirmed') return known !== undefined;
    await db
      .updateTable('subscriber')
      .set({ name: '', phone: '', country: '', state: 'unsubscribed' })
      .set({ unsubscribed_at: now.toISOString() })
      .where('id', '=', subscriberId)
      .execute();
    await planNews(db, subscriberId, handOverIf(handOver), now);
    return true;
  });
}

type News = 'welcome' | 'hand-over';

function handOverIf(configured: boolean): readonly News[] {
  return configured ? ['hand-over'] : [];
}

async function planNews(
  db: Transaction<Tables>,
  subscriberId: string,
  purposes: readonly News[],
  now: Date,
): Promise<void> {
  const owner = { submission_id: null, subscriber_id: subscriberId };
  for (const purpose of purposes) await planDelivery(db, purpose, owner, now);
}
