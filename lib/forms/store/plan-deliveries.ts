import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { DAY_MS } from '../../platform/durations.ts';
import { type FormKind, needsOptIn } from '../../routing/form-kind.ts';
import type { Engine } from './engine.ts';
import { mailboxOf } from './mailbox.ts';
import type { DeliveryPurpose, DeliveryTable, Tables } from './tables.ts';

/** Maximum number of mails to a mailbox per day because of forms with its address. */
const CONFIRMATIONS_A_DAY = 3;

/** Purposes whose mails anyone can cause by typing an address; a welcome follows a confirmation. */
const UNCONFIRMED: readonly DeliveryPurpose[] = ['confirmation', 'opt-in'];

/**
 * Plans the deliveries of a new submission: to the team, unless the owner of the address has to
 * confirm it first, and to the visitor, unless that mailbox has reached its daily limit. This
 * prevents the use of forms to flood other people's mailboxes.
 */
export async function planDeliveries(
  db: Transaction<Tables>,
  engine: Engine,
  submission: { readonly id: string; readonly form: FormKind; readonly email: string },
  now: Date,
): Promise<void> {
  const optIn = needsOptIn(submission.form);
  const purposes: DeliveryPurpose[] = optIn ? [] : ['team'];
  const mailbox = mailboxOf(submission.email);
  if (engine === 'postgres') await lockMailbox(db, mailbox);
  if (await mayWriteTo(db, mailbox, now)) {
    purposes.push(optIn ? 'opt-in' : 'confirmation');
  }
  const owner = { submission_id: submission.id, subscriber_id: null };
  for (const purpose of purposes) await planDelivery(db, purpose, owner, now);
}

/** Plans one delivery, due at once. */
export async function planDelivery(
  db: Transaction<Tables>,
  purpose: DeliveryPurpose,
  owner: Pick<DeliveryTable, 'submission_id' | 'subscriber_id'>,
  now: Date,
): Promise<void> {
  const moment = now.toISOString();
  await db
    .insertInto('delivery')
    .values({
      id: randomUUID(),
      ...owner,
      purpose,
      state: 'pending',
      attempts: 0,
      fence: 0,
      next_attempt_at: moment,
      lease_until: null,
      last_error: null,
      created_at: moment,
      sent_at: null,
      decided_at: null,
    })
    .execute();
}

/**
 * Makes other transactions that write to a mailbox wait for the end of this one: PostgreSQL would
 * not show their deliveries to each other. A SQLite transaction is exclusive from its start.
 */
async function lockMailbox(db: Transaction<Tables>, mailbox: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${mailbox}, 0))`.execute(db);
}

async function mayWriteTo(db: Transaction<Tables>, mailbox: string, now: Date): Promise<boolean> {
  const { planned } = await db
    .selectFrom('delivery')
    .innerJoin('submission', 'submission.id', 'delivery.submission_id')
    .select((select) => select.fn.countAll().as('planned'))
    .where('submission.mailbox', '=', mailbox)
    .where('delivery.purpose', 'in', UNCONFIRMED)
    .where('delivery.created_at', '>', new Date(now.getTime() - DAY_MS).toISOString())
    .executeTakeFirstOrThrow();
  return Number(planned) < CONFIRMATIONS_A_DAY;
}
