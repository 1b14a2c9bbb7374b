import { z } from '../../lib/platform/schema/z.ts';
import type { Catalog } from '../catalog.ts';
import { type Bill, billFor } from './bill.ts';
import { type TriedCode, tryCode } from './code.ts';
import type { Order } from './order.ts';
import { type Counts, type PartyProblem, partyProblem } from './party.ts';
import type { Sale } from './sale.ts';
import { freeSeats } from './seats.ts';
import type { Draft } from './storage.ts';

/** What a draft is checked against. */
export interface Circumstances {
  readonly catalog: Catalog;
  readonly sales: readonly Sale[];
  readonly orders: readonly Order[];
  readonly now: Date;
}

/** What prevents a draft from becoming an order. */
export interface Problems {
  readonly product: boolean;
  readonly time: boolean;
  readonly party: PartyProblem | null;
  readonly email: boolean;
}

/** A draft checked against what is on sale. */
export interface Judged {
  readonly sale: Sale | null;
  /** The chosen start, if it is still available. */
  readonly start: Date | null;
  readonly counts: Counts;
  /** Seats left at the chosen start; the capacity of a start while none is chosen. */
  readonly free: number;
  /** Null while no code is given or nothing is chosen. */
  readonly code: TriedCode | null;
  readonly bill: Bill;
  readonly problems: Problems;
}

const email = z.email();

/** Checks a draft and computes its bill; called again whenever something in the draft changes. */
export function judge(draft: Draft, { catalog, sales, orders, now }: Circumstances): Judged {
  const sale = sales.find(({ key }) => key === draft.product) ?? null;
  const start = sale && chosenStart(sale, draft, now);
  const tickets = sale?.tickets ?? [];
  const counts = sale?.kind === 'voucher' ? { voucher: 1 } : draft.counts;
  const free = sale ? seatsLeft(sale, start, orders) : 0;
  const basket = { product: sale?.key ?? '', tickets, counts };
  const typed = draft.code.trim();
  const code = sale && typed ? tryCode(typed, catalog.codes, basket, now) : null;
  return {
    sale,
    start,
    counts,
    free,
    code,
    bill: billFor(tickets, counts, code?.ok ? code.code : null),
    problems: {
      product: sale === null,
      time: sale?.kind === 'visit' && start === null,
      party: sale && sale.kind !== 'voucher' ? partyProblem(tickets, counts, free) : null,
      email: !email.safeParse(draft.email.trim()).success,
    },
  };
}

/** Whether a draft can become an order. */
export function isComplete({ product, time, party, email: address }: Problems): boolean {
  return !product && !time && party === null && !address;
}

function chosenStart(sale: Sale, draft: Draft, now: Date): Date | null {
  if (sale.kind === 'voucher') return null;
  const start = sale.kind === 'event' ? sale.event.start : draft.start;
  if (start === null) return null;
  const instant = new Date(start);
  return instant > now ? instant : null;
}

/** Capacity of an event, large enough for the demo, which does not count sold event tickets. */
const eventSeats = 120;

function seatsLeft(sale: Sale, start: Date | null, orders: readonly Order[]): number {
  if (sale.kind !== 'visit') return eventSeats;
  return start ? freeSeats(sale.experience, start, orders) : sale.experience.seats;
}
