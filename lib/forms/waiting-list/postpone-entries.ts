import type { Transaction } from 'kysely';
import type { Tables } from '../store/tables.ts';

/**
 * Gives all entries of the waiting list of an event its end (ISO 8601), from which their retention is
 * counted, if it is later than the one they have: else they would be erased before a postponed event.
 */
export async function postponeEntries(
  db: Transaction<Tables>,
  eventId: string,
  end: string,
): Promise<void> {
  const event_end = new Date(end).toISOString();
  await db
    .updateTable('waiting_list_entry')
    .set({ event_end })
    .where('event_id', '=', eventId)
    .where('event_end', '<', event_end)
    .execute();
}
