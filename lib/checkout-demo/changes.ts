import { freeCancellationHours, voucherRefundDays } from '../tickets/limits.ts';
import { addDays, endOfPragueDay, pragueTime } from '../time/prague.ts';
import type { Order } from './order.ts';

const hour = 3_600_000;

/** Until so many hours before the start a booking is moved to another time. */
const moveHours = 2;

/** Until when a booking can be moved to another time; null where that is never possible. */
export function movableUntil({ item, status }: Order): Date | null {
  return item.kind === 'visit' && status === 'booked' ? before(item.start, moveHours) : null;
}

/** Until when an order can be cancelled; null once it is. */
export function cancellableUntil({ item, status, placedAt }: Order): Date | null {
  if (status === 'cancelled') return null;
  if (item.kind !== 'voucher') return before(item.start, freeCancellationHours);
  return endOfPragueDay(addDays(pragueTime(new Date(placedAt)).date, voucherRefundDays));
}

/** Until when single tickets of an order are taken back; null where there are none. */
export function reducibleUntil(order: Order): Date | null {
  return order.item.kind === 'voucher' ? null : cancellableUntil(order);
}

/** Whether something that is possible until an instant is possible at `now`; the instant counts. */
export function isStillPossible(until: Date | null, now: Date): boolean {
  return until !== null && now <= until;
}

function before(start: string, hours: number): Date {
  return new Date(Date.parse(start) - hours * hour);
}

/** The order at another time, in the language of that tour. */
export function moved(order: Order, start: Date, language: string): Order {
  const { item } = order;
  if (item.kind !== 'visit') return order;
  return { ...order, item: { ...item, start: start.toISOString(), language } };
}

/** The order, cancelled. */
export function cancelled(order: Order): Order {
  return { ...order, status: 'cancelled' };
}
