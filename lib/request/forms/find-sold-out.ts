import 'server-only';
import { type EventSummary, findEvent } from '../../content/get-event.ts';
import { defaultLocale } from '../../platform/i18n/locales.ts';
import { hasWaitingList } from '../../tickets/has-waiting-list.ts';

/** Returns the published event with this `_id` if it has a waiting list now, else null. */
export async function findSoldOut(id: string, now: Date): Promise<EventSummary | null> {
  const event = await findEvent(id, defaultLocale);
  return event && hasWaitingList(event, now) ? event : null;
}
