import { setImmediate } from 'node:timers/promises';
import type { DeleteResult } from 'kysely';
import { DAY_MS } from '../../platform/durations.ts';
import type { FormEnv } from '../../platform/env/form-env.ts';
import { type FormKind, formKinds } from '../../routing/form-kind.ts';
import { addDays, pragueTime } from '../../time/prague.ts';
import { mailFolder } from '../mail/file-transport.ts';
import { CAMPAIGN_RETENTION_DAYS, eraseCampaignCountsBefore } from '../store/campaign-counts.ts';
import type { Store } from '../store/store.ts';
import { emptyLog } from './empty-log.ts';
import { eraseMails } from './erase-mails.ts';
import { ownersOfOpenDeliveries } from './owners-of-open-deliveries.ts';

/**
 * How many submissions or addresses are erased at once: with SQLite, the process does nothing else
 * meanwhile, and each file is overwritten.
 */
const MAX_BATCH_SIZE = 10;

/** The same for rows that own nothing; PostgreSQL has five seconds for a statement. */
const MAX_BATCH_ROWS = 1000;

/** The retention periods, and the folder of the files beside the database. */
type Keeping = Pick<FormEnv, 'retentionDays' | 'dataFolder'>;

/**
 * Erases what has reached the end of its retention period: submissions with their files once all their
 * deliveries have been sent or decided, addresses that were never confirmed or have been unsubscribed,
 * form results, cookie choices, counts of senders and of campaigns. On a waiting list, the period of a
 * confirmed entry begins at the end of the event. Returns the number of submissions and addresses.
 */
export async function eraseExpired(
  store: Store,
  { retentionDays, dataFolder }: Keeping,
  now: Date,
): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  let erased = await eraseSubscribers(store, before(retentionDays.subscription));
  for (const form of formKinds) {
    erased += await eraseSubmissions(store, form, before(retentionDays[form]));
  }
  const moment = now.toISOString();
  await eraseRows(store, 'draft', 'expires_at', moment);
  await eraseRows(store, 'sender_count', 'until', moment);
  await eraseRows(store, 'cookie_choice', 'chosen_at', before(retentionDays.cookieChoice));
  await eraseCampaignCountsBefore(store, addDays(pragueTime(now).date, -CAMPAIGN_RETENTION_DAYS));
  // Every instance has a folder of mails, but only one of them erases a submission.
  await eraseMails(store, mailFolder(dataFolder));
  // An unsubscription erases forms as well.
  await emptyLog(store);
  return erased;
}

/**
 * Erases the submissions of a form that were received before a moment, except those with an entry on
 * the waiting list of an event that ended later.
 */
async function eraseSubmissions(store: Store, form: FormKind, before: string): Promise<number> {
  const expired = store.db
    .selectFrom('submission')
    .select('id')
    .where('form', '=', form)
    .where('created_at', '<', before)
    .where('id', 'not in', ownersOfOpenDeliveries(store, 'submission_id'))
    .where('id', 'not in', (db) =>
      db.selectFrom('waiting_list_entry').select('submission_id').where('event_end', '>=', before),
    )
    .limit(MAX_BATCH_SIZE);
  return await repeat(store.db.deleteFrom('submission').where('id', 'in', expired));
}

/**
 * Erases the addresses that were unconfirmed or unsubscribed before a moment, unless a newsletter
 * form has named them since: its link still works.
 */
async function eraseSubscribers(store: Store, before: string): Promise<number> {
  const expired = store.db
    .selectFrom('subscriber')
    .select('id')
    .where('created_at', '<', before)
    .where((is) =>
      is.or([
        is('state', '=', 'pending'),
        is.and([is('state', '=', 'unsubscribed'), is('unsubscribed_at', '<', before)]),
      ]),
    )
    .where('id', 'not in', ownersOfOpenDeliveries(store, 'subscriber_id'))
    .limit(MAX_BATCH_SIZE);
  return await repeat(store.db.deleteFrom('subscriber').where('id', 'in', expired));
}

/** Erases the rows of a table that have a time before a moment. */
async function eraseRows(
  { db }: Store,
  table: 'draft' | 'sender_count' | 'cookie_choice',
  time: 'expires_at' | 'until' | 'chosen_at',
  before: string,
): Promise<void> {
  const expired = db
    .selectFrom(table)
    .select('id')
    .where(db.dynamic.ref(time), '<', before)
    .limit(MAX_BATCH_ROWS);
  await repeat(db.deleteFrom(table).where('id', 'in', expired));
}

interface Deletion {
  executeTakeFirst(): Promise<DeleteResult>;
}

/** Runs a statement until it deletes nothing; returns how many rows it has deleted. */
async function repeat(deletion: Deletion): Promise<number> {
  let deleted = 0;
  for (;;) {
    const { numDeletedRows } = await deletion.executeTakeFirst();
    if (numDeletedRows === 0n) return deleted;
    deleted += Number(numDeletedRows);
    await setImmediate();
  }
}
