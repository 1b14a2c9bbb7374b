import { z } from '../../lib/platform/schema/z.ts';
import { type Bill, billFor } from './bill.ts';
import type { Catalog } from './catalog.ts';
import { type TriedCode, tryCode } from './code.ts';
import type { CodeAnswer } from './look-up-code.ts';
import type { Order } from './order.ts';
import { type Counts, guestsOf, type PartyProblem, partyProblem } from './party.ts';
import type { Sale } from './sale.ts';
import { eventSeats, freeSeats } from './seats.ts';
import { isOffered } from './slots.ts';
import type { Draft } from './storage.ts';

/** The context in which a draft is checked. */
export interface ValidationContext {
  readonly catalog: Catalog;
  /** The server's answer about the code of the draft; null for none. */
  readonly code: CodeAnswer | null;
  readonly sales: readonly Sale[];
  readonly orders: readonly Order[];
  readonly now: Date;
}

/**
 * Why a time cannot be booked: none is chosen, the chosen one has passed, or it has fewer seats than
 * there are guests.
 */
export type TimeProblem = 'missing' | 'passed' | 'full';

/** The problems that keep a draft from becoming an order. */
export interface Problems {
  /** Nothing is chosen, or it is no longer on sale. */
  readonly product: boolean;
  readonly time: TimeProblem | null;
  readonly party: PartyProblem | null;
  /** The message of a voucher is too long. */
  readonly message: boolean;
  readonly email: boolean;
}

/** A draft checked against what is on sale. */
export interface CheckedDraft {
  readonly sale: Sale | null;
  /** The chosen start, if it is still on offer. */
  readonly start: Date | null;
  readonly counts: Counts;
  /** The most guests at one start, whether they are expected already or not. */
  readonly seats: number;
  /** Null while no code is given or nothing is chosen, and for vouchers: no code applies to them. */
  readonly code: TriedCode | null;
  readonly bill: Bill;
  readonly problems: Problems;
}

const email = z.email();

/** Checks a draft and computes its bill; called again whenever something in the draft changes. */
export function checkDraft(
  draft: Draft,
  { catalog, code: known, sales, orders, now }: ValidationContext,
): CheckedDraft {
  const sale = sales.find((each) => each.key === draft.product && isOnSale(each, now)) ?? null;
  const start = sale && chosenStart(sale, draft, catalog, now);
  const tickets = sale?.tickets ?? [];
  const counts = sale?.kind === 'voucher' ? { voucher: 1 } : draft.counts;
  const seats = sale?.kind === 'visit' ? sale.experience.seats : eventSeats;
  const basket = { product: sale?.key ?? '', tickets, counts };
  const isDiscountable = sale !== null && sale.kind !== 'voucher';
  const code = isDiscountable && known ? tryCode(known, basket, now) : null;
  return {
    sale,
    start,
    counts,
    seats,
    code,
    bill: billFor(tickets, counts, code?.ok ? code.code : null),
    problems: {
      product: sale === null,
      time:
        sale?.kind === 'visit' ? timeProblem(sale, start, counts, { draft, orders, now }) : null,
      party: sale && sale.kind !== 'voucher' ? partyProblem(tickets, counts, seats) : null,
      message: sale?.kind === 'voucher' && charactersLeft(draft.message) < 0,
      email: !email.safeParse(draft.email.trim()).success,
    },
  };
}

/** The most characters of a message on the card of a voucher. */
export const messageLimit = 200;

/** Returns how many characters a message still may have; negative if it is too long. */
export function charactersLeft(message: string): number {
  return messageLimit - [...message].length;
}

/** Whether something can be bought: an event until it ends, as on its page. */
function isOnSale(sale: Sale, now: Date): boolean {
  return sale.kind !== 'event' || new Date(sale.event.end) > now;
}

function chosenStart(sale: Sale, draft: Draft, catalog: Catalog, now: Date): Date | null {
  if (sale.kind === 'event') return new Date(sale.event.start);
  if (sale.kind === 'voucher' || draft.start === null) return null;
  const start = new Date(draft.start);
  return isOffered(catalog, sale.experience, start, now) ? start : null;
}

function timeProblem(
  { experience, tickets }: Extract<Sale, { kind: 'visit' }>,
  start: Date | null,
  counts: Counts,
  { draft, orders, now }: Pick<ValidationContext, 'orders' | 'now'> & { readonly draft: Draft },
): TimeProblem | null {
  if (!start) return draft.start !== null && new Date(draft.start) <= now ? 'passed' : 'missing';
  return freeSeats(experience, start, orders) < guestsOf(tickets, counts) ? 'full' : null;
}
