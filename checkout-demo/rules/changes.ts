import {
  freeCancellationHours,
  rebookingHours,
  voucherRefundDays,
} from '../../lib/tickets/limits.ts';
import { addDays, endOfPragueDay, pragueTime } from '../../lib/time/prague.ts';
import type { Order } from './order.ts';

const hour = 3_600_000;

/** Returns until when a booking can be moved to another time; null if that is never possible. */
export function movableUntil({ item, status }: Order): Date | null {
  return item.kind === 'visit' && status === 'booked' ? before(item.start, rebookingHours) : null;
}

/** Returns until when an order can be cancelled; null if it already is. */
export function cancellableUntil({ item, status, placedAt }: Order): Date | null {
  if (status === 'cancelled') return null;
  if (item.kind !== 'voucher') return before(item.start, freeCancellationHours);
  return endOfPragueDay(addDays(pragueTime(new Date(placedAt)).date, voucherRefundDays));
}

/** Returns until when single tickets of an order can be returned; null if there are none. */
export function reducibleUntil(order: Order): Date | null {
  return order.item.kind === 'voucher' ? null : cancellableUntil(order);
}

/** Whether something that is possible until an instant, inclusive, is possible at `now`. */
export function isStillPossible(until: Date | null, now: Date): boolean {
  return until !== null && now <= until;
}

function before(start: string, hours: number): Date {
  return new Date(Date.parse(start) - hours * hour);
}

/** Returns the order moved to another time, in the language of that tour. */
export function moved(order: Order, start: Date, language: string): Order {
  const { item } = order;
  if (item.kind !== 'visit') return order;
  return { ...order, item: { ...item, start: start.toISOString(), language } };
}

/** Returns the order, cancelled. */
export function cancelled(order: Order): Order {
  return { ...order, status: 'cancelled' };
}
