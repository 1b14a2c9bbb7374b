import { type ExpressionBuilder, sql } from 'kysely';
import type { FormEnv } from '../../env/form-env.ts';
import { formKinds } from '../../form/form-kind.ts';
import { mailFolder } from '../mail/file-door.ts';
import { mailboxOf } from '../store/mailbox.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import { eraseMails } from './erase-mails.ts';

/** How long what is kept, and where the files beside the database are. */
type Keeping = Pick<FormEnv, 'retentionDays' | 'dataFolder'>;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Erases what has been kept for long enough: messages with their files once everything about
 * them has been delivered or decided, addresses that were never confirmed or have left, and
 * answers nobody will look at again, choices about cookies and counts of senders. Gives the number of messages and addresses.
 */
export async function eraseExpired(
  store: Store,
  { retentionDays, dataFolder }: Keeping,
  now: Date,
): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  let erased = 0n;
  for (const form of formKinds) {
    const { numDeletedRows } = await store.db
      .deleteFrom('submission')
      .where('form', '=', form)
      .where('created_at', '<', before(retentionDays[form]))
      .where('id', 'not in', (db) =>
        db
          .selectFrom('delivery')
          .select(sql<string>`submission_id`.as('id'))
          .where('submission_id', 'is not', null)
          .where(isOwed),
      )
      .executeTakeFirst();
    erased += numDeletedRows;
  }
  const gone = before(retentionDays.subscription);
  const { numDeletedRows } = await store.db
    .deleteFrom('subscriber')
    .where((is) =>
      is.or([
        is.and([is('state', '=', 'pending'), is('created_at', '<', gone)]),
        is.and([is('state', '=', 'unsubscribed'), is('unsubscribed_at', '<', gone)]),
      ]),
    )
    .where('id', 'not in', (db) =>
      db
        .selectFrom('delivery')
        .select(sql<string>`subscriber_id`.as('id'))
        .where('subscriber_id', 'is not', null)
        .where(isOwed),
    )
    .executeTakeFirst();
  await store.db.deleteFrom('draft').where('expires_at', '<', now.toISOString()).execute();
  await store.db.deleteFrom('sender_count').where('until', '<', now.toISOString()).execute();
  await store.db
    .deleteFrom('cookie_choice')
    .where('chosen_at', '<', before(retentionDays.cookieChoice))
    .execute();
  if (erased + numDeletedRows > 0n) await forgetTraces(store, dataFolder);
  return Number(erased + numDeletedRows);
}

/**
 * Erases one message by its reference, or everything known of an e-mail address, delivered or
 * not, files included. Gives the number of messages and addresses.
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

/** True of what is still to be delivered, or was given up and nobody has decided about. */
function isOwed(is: ExpressionBuilder<Tables, 'delivery'>) {
  return is.or([
    is('state', 'in', ['pending', 'sending']),
    is.and([is('state', '=', 'dead'), is('decided_at', 'is', null)]),
  ]);
}

/**
 * Mails may have been written as files, and what was overwritten in the database may still stand
 * in SQLite's log until it is emptied.
 */
async function forgetTraces(store: Store, dataFolder: string): Promise<void> {
  await eraseMails(store, mailFolder(dataFolder));
  if (store.engine === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(store.db);
}
