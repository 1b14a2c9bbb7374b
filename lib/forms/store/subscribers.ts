import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { NewSubmission } from './new-submission.ts';
import type { Tables } from './tables.ts';

/**
 * Stores the address of a newsletter form as unconfirmed. Existing data of an address stays
 * unchanged until its owner confirms: anyone may have typed it. Only the retention of an address
 * that is not confirmed starts again, because the link of this form has to find it.
 */
export async function noteSubscriber(
  db: Transaction<Tables>,
  submission: Pick<NewSubmission, 'data' | 'locale'>,
  now: Date,
): Promise<void> {
  const moment = now.toISOString();
  await db
    .insertInto('subscriber')
    .values({
      id: randomUUID(),
      email: submission.data.email.toLowerCase(),
      name: '',
      phone: '',
      country: '',
      locale: submission.locale,
      state: 'pending',
      created_at: moment,
      consented_at: moment,
      confirmed_at: null,
      unsubscribed_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ created_at: moment })
        .where('subscriber.state', '!=', 'confirmed'),
    )
    .execute();
}
