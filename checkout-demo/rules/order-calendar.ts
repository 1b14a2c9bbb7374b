import { eventCalendar } from '../../lib/time/calendar/event-calendar.ts';
import type { Catalog } from './catalog.ts';
import type { Order } from './order.ts';

/** The data of a calendar file besides the order and its place. */
interface CalendarContext {
  /** The order in words, such as its number and the guests. */
  readonly description: string;
  /** The address at which the order is managed, absolute. */
  readonly url: string;
  readonly now: Date;
}

/**
 * Returns the visit of an order as an iCalendar file. It is null for vouchers, and where the end is
 * unknown because the experience or event is no longer on sale. A file after a change of the booking
 * replaces the earlier one, as both have the UID of the order.
 */
export function orderCalendar(
  order: Order,
  catalog: Catalog,
  { description, url, now }: CalendarContext,
): string | null {
  const { number, item } = order;
  const end = endOf(order, catalog);
  if (item.kind === 'voucher' || !end) return null;
  const event = {
    _id: number,
    _updatedAt: now.toISOString(),
    start: item.start,
    end,
    title: item.title,
    summary: description,
    status: order.status,
  };
  return eventCalendar(event, { url, location: catalog.address });
}

/** Returns the end of what is ordered, an ISO instant. */
function endOf({ item }: Order, { experiences, events }: Catalog): string | null {
  if (item.kind === 'voucher') return null;
  if (item.kind === 'event') return events.find(({ id }) => id === item.id)?.end ?? null;
  const experience = experiences.find(({ id }) => id === item.id);
  if (!experience) return null;
  return new Date(Date.parse(item.start) + experience.minutes * 60_000).toISOString();
}
