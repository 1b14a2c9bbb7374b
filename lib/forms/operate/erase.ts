import { sql } from 'kysely';
import type { FormEnv } from '../../platform/env/form-env.ts';
import { type FormKind, formKinds } from '../../routing/form-kind.ts';
import { addDays, pragueTime } from '../../time/prague.ts';
import { mailFolder } from '../mail/file-transport.ts';
import { CAMPAIGN_RETENTION_DAYS, eraseCampaignCountsBefore } from '../store/campaign-counts.ts';
import { mailboxOf } from '../store/mailbox.ts';
import type { Store } from '../store/store.ts';
import { eraseMails } from './erase-mails.ts';

/** The retention periods, and the folder of the files beside the database. */
type Keeping = Pick<FormEnv, 'retentionDays' | 'dataFolder'>;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Erases what has reached the end of its retention period: messages with their files once all their
 * deliveries have been sent or decided (on a waiting list counted from the end of the event, once
 * confirmed), addresses that were never confirmed or have been
 * unsubscribed, form results, cookie choices, counts of senders and of campaigns. Returns the number
 * of messages and addresses.
 */
export async function eraseExpired(
  store: Store,
  { retentionDays, dataFolder }: Keeping,
  now: Date,
): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  let erased = await eraseSubscribers(store, before(retentionDays.subscription));
  for (const form of formKinds) {
    erased += await eraseMessages(store, form, before(retentionDays[form]));
  }
  const moment = now.toISOString();
  await store.db.deleteFrom('draft').where('expires_at', '<', moment).execute();
  await store.db.deleteFrom('sender_count').where('until', '<', moment).execute();
  await store.db
    .deleteFrom('cookie_choice')
    .where('chosen_at', '<', before(retentionDays.cookieChoice))
    .execute();
  await eraseCampaignCountsBefore(store, addDays(pragueTime(now).date, -CAMPAIGN_RETENTION_DAYS));
  if (erased > 0) await forgetTraces(store, dataFolder);
  return erased;
}

/**
 * Erases one message by its reference, or all data of an e-mail address, delivered or not,
 * including files. Returns the number of messages and addresses.
 */
export async function eraseNow(
  store: Store,
  referenceOrEmail: string,
  { dataFolder }: Pick<Keeping, 'dataFolder'>,
): Promise<number> {
  const isAddress = referenceOrEmail.includes('@');
  const messages = await store.db
    .deleteFrom('submission')
    .where(
      isAddress ? 'mailbox' : 'reference',
      '=',
      isAddress ? mailboxOf(referenceOrEmail) : referenceOrEmail,
    )
    .executeTakeFirst();
  const addresses = await store.db
    .deleteFrom('subscriber')
    .where('email', '=', referenceOrEmail.toLowerCase())
    .executeTakeFirst();
  await forgetTraces(store, dataFolder);
  return Number(messages.numDeletedRows + addresses.numDeletedRows);
}

/**
 * Erases the messages of a form that were received before a moment, except those with an entry on
 * the waiting list of an event that ended later.
 */
async function eraseMessages(store: Store, form: FormKind, before: string): Promise<number> {
  const { numDeletedRows } = await store.db
    .deleteFrom('submission')
    .where('form', '=', form)
    .where('created_at', '<', before)
    .where('id', 'not in', stillOwed(store, 'submission_id'))
    .where('id', 'not in', (db) =>
      db.selectFrom('waiting_list_entry').select('submission_id').where('event_end', '>=', before),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * Erases the addresses that were stored before a moment and never confirmed, or were unsubscribed
 * before it.
 */
async function eraseSubscribers(store: Store, before: string): Promise<number> {
  const { numDeletedRows } = await store.db
    .deleteFrom('subscriber')
    .where((is) =>
      is.or([
        is.and([is('state', '=', 'pending'), is('created_at', '<', before)]),
        is.and([is('state', '=', 'unsubscribed'), is('unsubscribed_at', '<', before)]),
      ]),
    )
    .where('id', 'not in', stillOwed(store, 'subscriber_id'))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Selects the owners of deliveries that are pending, or dead and not yet decided. */
function stillOwed({ db }: Store, owner: 'submission_id' | 'subscriber_id') {
  return db
    .selectFrom('delivery')
    .select(sql<string>`${sql.ref(owner)}`.as('id'))
    .where(owner, 'is not', null)
    .where((is) =>
      is.or([
        is('state', 'in', ['pending', 'sending']),
        is.and([is('state', '=', 'dead'), is('decided_at', 'is', null)]),
      ]),
    );
}

/**
 * Erases the remaining copies: mails written as files, and overwritten data in SQLite's write-ahead
 * log, which stays there until the log is emptied.
 */
async function forgetTraces(store: Store, dataFolder: string): Promise<void> {
  await eraseMails(store, mailFolder(dataFolder));
  if (store.engine === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(store.db);
}
