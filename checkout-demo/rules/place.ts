import { voucherMonths } from '../../lib/tickets/limits.ts';
import { sameDayOf } from '../../lib/time/last-day-of.ts';
import { addMonths } from '../../lib/time/months.ts';
import { pragueTime } from '../../lib/time/prague.ts';
import type { CheckedDraft } from './check-draft.ts';
import type { Order, OrderItem } from './order.ts';
import { orderNumber, voucherCode } from './order-number.ts';
import { guestsOf } from './party.ts';
import type { Draft } from './storage.ts';

/** The input for an order besides its draft. */
interface Placing {
  /** The language of the tour. */
  readonly language: string;
  readonly ref: string | null;
  readonly orders: readonly Order[];
  readonly now: Date;
}

/** Returns the order for a complete draft; null if something is still missing. */
export function placeOrder(draft: Draft, checked: CheckedDraft, placing: Placing): Order | null {
  const { bill, code, counts, sale } = checked;
  const item = itemOf(draft, checked, placing);
  if (!item || !sale) return null;
  return {
    number: orderNumber(placing.orders.map(({ number }) => number)),
    email: draft.email.trim(),
    placedAt: placing.now.toISOString(),
    item,
    lines: [...bill.lines],
    guests: guestsOf(sale.tickets, counts),
    code: code?.ok ? code.code.code : null,
    codeTerms: code?.ok ? code.code : null,
    discount: bill.discount,
    total: bill.total,
    ref: placing.ref,
    status: 'booked',
  };
}

function itemOf(
  draft: Draft,
  { sale, start }: CheckedDraft,
  { language, now }: Placing,
): OrderItem | null {
  if (sale?.kind === 'voucher') {
    return {
      kind: 'voucher',
      title: sale.tickets[0]?.name ?? '',
      code: voucherCode(),
      recipient: draft.recipient.trim(),
      message: draft.message.trim(),
      validThrough: voucherEnd(now),
    };
  }
  if (!sale || !start) return null;
  if (sale.kind === 'event') {
    const { id, title } = sale.event;
    return { kind: 'event', id, title, start: start.toISOString() };
  }
  const { id, title } = sale.experience;
  return { kind: 'visit', id, title, start: start.toISOString(), language };
}

/**
 * Returns the last day of validity of a voucher bought at `now`, `YYYY-MM-DD`: the same day of a later
 * month, or its last one if it is shorter.
 */
export function voucherEnd(now: Date): string {
  const { date } = pragueTime(now);
  return sameDayOf(addMonths(date.slice(0, 7), voucherMonths), date);
}
