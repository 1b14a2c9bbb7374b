import type { FormEnv } from '../../platform/env/form-env.ts';
import { mailFolder } from '../mail/file-transport.ts';
import { endSubscription } from '../newsletter/change-subscription.ts';
import { eraseDraftsOf } from '../store/drafts.ts';
import type { Store } from '../store/store.ts';
import { submissionsFrom } from '../store/submissions-from.ts';
import { emptyLog } from './empty-log.ts';
import { eraseMails } from './erase-mails.ts';
import { ownersOfOpenDeliveries } from './owners-of-open-deliveries.ts';

/** The result of an immediate erasure. */
export interface Erased {
  /** The number of submissions and addresses. */
  readonly count: number;
  /** Whether the address is still stored, unsubscribed, because the external list does not know. */
  readonly isListWaiting: boolean;
}

type Settings = Pick<FormEnv, 'dataFolder' | 'newsletterWebhook'>;

/**
 * Erases one submission by its reference, or all data of an e-mail address, delivered or not,
 * including files and forms that were not accepted. With an external list, a subscriber is unsubscribed first, and erased by another
 * call once the list knows: the list would go on writing, with links that no longer work.
 */
export async function eraseNow(
  store: Store,
  referenceOrEmail: string,
  settings: Settings,
  now: Date,
): Promise<Erased> {
  const erased = referenceOrEmail.includes('@')
    ? await erasePerson(store, referenceOrEmail.toLowerCase(), settings, now)
    : { count: await eraseSubmission(store, 'reference', referenceOrEmail), isListWaiting: false };
  await eraseMails(store, mailFolder(settings.dataFolder));
  await emptyLog(store);
  return erased;
}

async function erasePerson(
  store: Store,
  email: string,
  { newsletterWebhook: list }: Settings,
  now: Date,
): Promise<Erased> {
  await eraseDraftsOf(store, email);
  let count = 0;
  for (const { id } of await submissionsFrom(store.db, email)) {
    count += await eraseSubmission(store, 'id', id);
  }
  const subscriber = await store.db
    .selectFrom('subscriber')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  if (!subscriber) return { count, isListWaiting: false };
  if (list) await endSubscription(store, subscriber.id, true, now);
  const addresses = store.db.deleteFrom('subscriber').where('id', '=', subscriber.id);
  const pendingListNotification = ownersOfOpenDeliveries(store, 'subscriber_id').where(
    'purpose',
    '=',
    'hand-over',
  );
  const { numDeletedRows } = await (list
    ? addresses.where('id', 'not in', pendingListNotification)
    : addresses
  ).executeTakeFirst();
  return { count: count + Number(numDeletedRows), isListWaiting: numDeletedRows === 0n };
}

async function eraseSubmission(
  { db }: Store,
  column: 'id' | 'reference',
  value: string,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('submission')
    .where(column, '=', value)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
