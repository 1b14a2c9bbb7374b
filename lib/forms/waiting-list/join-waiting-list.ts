import { z } from 'zod';
import type { EventSummary } from '../../content/get-event.ts';
import { planDelivery } from '../store/plan-deliveries.ts';
import { transactWithRetry } from '../store/retry-during-outage.ts';
import type { Store } from '../store/store.ts';
import { postponeEntries } from './postpone-entries.ts';

/** The stored fields that an entry needs. */
const stored = z.object({ email: z.string(), about: z.string() });

/** The dependencies of joining a waiting list. */
export interface WaitingLists {
  readonly store: Store;
  /** Returns an event that has a waiting list now, or null. */
  findSoldOut(eventId: string, now: Date): Promise<Pick<EventSummary, 'end'> | null>;
}

/** What became of a waiting-list form. */
export interface Joining {
  /** Whether its address is on the list now. */
  readonly joined: boolean;
  /** The `_id` of its event; null if the form is no longer stored. */
  readonly eventId: string | null;
}

/**
 * Puts the address of a waiting-list form on the list of its event, and plans the mail to the team.
 * An address that is on the list already stays there, and the team gets no second mail; if the event is
 * postponed, all its entries are kept longer. It is not on the list if the form is no longer stored, or
 * the event has no waiting list any more.
 */
export async function joinWaitingList(
  submissionId: string,
  { store, findSoldOut }: WaitingLists,
  now: Date,
): Promise<Joining> {
  const submission = await transactWithRetry(store, (db) =>
    db
      .selectFrom('submission')
      .select('data')
      .where('id', '=', submissionId)
      .where('form', '=', 'waitingList')
      .executeTakeFirst(),
  );
  if (!submission) return { joined: false, eventId: null };
  const { email, about } = stored.parse(JSON.parse(submission.data));
  const event = await findSoldOut(about, now);
  if (!event) return { joined: false, eventId: about };
  await transactWithRetry(store, async (db) => {
    const added = await db
      .insertInto('waiting_list_entry')
      .values({
        event_id: about,
        email: email.toLowerCase(),
        submission_id: submissionId,
        event_end: new Date(event.end).toISOString(),
        confirmed_at: now.toISOString(),
      })
      .onConflict((conflict) => conflict.columns(['event_id', 'email']).doNothing())
      .returning('event_id')
      .executeTakeFirst();
    await postponeEntries(db, about, event.end);
    if (!added) return;
    await planDelivery(db, 'team', { submission_id: submissionId, subscriber_id: null }, now);
  });
  return { joined: true, eventId: about };
}
