import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { SubscriberField } from '../schema/subscription.ts';
import { planDelivery } from '../store/plan-deliveries.ts';
import { transactWithRetry } from '../store/retry-during-outage.ts';
import type { Store } from '../store/store.ts';
import { submissionsFrom } from '../store/submissions-from.ts';
import type { Tables } from '../store/tables.ts';

/** The stored fields of a valid newsletter form. */
const stored = z.object({
  email: z.string(),
  name: z.string(),
  phone: z.string(),
  country: z.string(),
} satisfies Record<SubscriberField, z.ZodString>);

/** The fields of a subscriber besides the address, as they are once it has unsubscribed. */
const erased = { name: '', phone: '', country: '' } satisfies Record<
  Exclude<SubscriberField, 'email'>,
  ''
>;

/**
 * Confirms the address of a newsletter form, stores the other fields, and plans the welcome mail
 * and (with `notifiesList`) the notification of the external list. Returns true also if it had been
 * confirmed before; false if the form is no longer stored, or its owner has unsubscribed since.
 */
export async function confirmSubscription(
  store: Store,
  submissionId: string,
  notifiesList: boolean,
  now: Date,
): Promise<boolean> {
  return await transactWithRetry(store, async (db) => {
    const submission = await db
      .selectFrom('submission')
      .select(['data', 'locale', 'created_at'])
      .where('id', '=', submissionId)
      .where('form', '=', 'subscription')
      .executeTakeFirst();
    if (!submission) return false;
    const { email, ...others } = stored.parse(JSON.parse(submission.data));
    const known = await db
      .selectFrom('subscriber')
      .select(['id', 'unsubscribed_at'])
      .where('email', '=', email.toLowerCase())
      .executeTakeFirst();
    if (!known) return false;
    // A form from before its owner unsubscribed must not subscribe them again.
    if ((known.unsubscribed_at ?? '') > submission.created_at) return false;
    const { locale, created_at: consented } = submission;
    const { numUpdatedRows } = await db
      .updateTable('subscriber')
      .set({ ...others, locale, state: 'confirmed', consented_at: consented })
      .set({ confirmed_at: now.toISOString(), unsubscribed_at: null })
      .where('id', '=', known.id)
      // Only the first press changes it, also of two at the same moment; a later form does again.
      .where((is) => is.or([is('state', '!=', 'confirmed'), is('consented_at', '<', consented)]))
      .executeTakeFirst();
    if (numUpdatedRows > 0n) {
      await planNews(db, known.id, ['welcome', ...listNotificationIf(notifiesList)], now);
    }
    return true;
  });
}

/**
 * Unsubscribes a subscriber at once, and erases everything but the address, which is needed to keep
 * it off the list: also a welcome mail that waits, and the newsletter forms up to the confirmed one.
 * A later form, which anyone may have sent, stays for its retention. Returns false if there is no
 * such subscriber.
 */
export async function endSubscription(
  store: Store,
  subscriberId: string,
  notifiesList: boolean,
  now: Date,
): Promise<boolean> {
  return await transactWithRetry(store, async (db) => {
    const known = await db
      .selectFrom('subscriber')
      .select('id')
      .where('id', '=', subscriberId)
      .executeTakeFirst();
    if (!known) return false;
    const left = await db
      .updateTable('subscriber')
      .set({ ...erased, state: 'unsubscribed' })
      .set({ unsubscribed_at: now.toISOString() })
      .where('id', '=', subscriberId)
      .where('state', '=', 'confirmed')
      .returning(['email', 'consented_at'])
      .executeTakeFirst();
    if (left) {
      await dropWelcome(db, subscriberId);
      await eraseForms(db, left.email, left.consented_at);
      await planNews(db, subscriberId, listNotificationIf(notifiesList), now);
    }
    return true;
  });
}

/** Removes the welcome mails that are still to be sent, also one that is being tried. */
async function dropWelcome(db: Transaction<Tables>, subscriberId: string): Promise<void> {
  await db
    .deleteFrom('delivery')
    .where('subscriber_id', '=', subscriberId)
    .where('purpose', '=', 'welcome')
    .where('state', '!=', 'sent')
    .execute();
}

/** Erases the newsletter forms of an address until a moment, the latter included. */
async function eraseForms(db: Transaction<Tables>, email: string, until: string): Promise<void> {
  const forms = (await submissionsFrom(db, email)).filter(
    ({ form, created_at: sent }) => form === 'subscription' && sent <= until,
  );
  for (const { id } of forms) await db.deleteFrom('submission').where('id', '=', id).execute();
}

type News = 'welcome' | 'hand-over';

function listNotificationIf(configured: boolean): readonly News[] {
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
