import { isValidAt } from '../../lib/tickets/dated-code.ts';
import type { DemoTicket } from './catalog.ts';
import type { DemoCode } from './demo-code.ts';
import type { CodeAnswer } from './look-up-code.ts';
import { type Counts, countOf } from './party.ts';

/** Why a code gives no discount. */
export type CodeProblem =
  | Exclude<CodeAnswer, DemoCode>
  | 'notValidNow'
  | 'notForThis'
  | 'notForTickets'
  | 'count';

/** The order that a code is checked against. */
export interface Basket {
  /** Id of what is bought. */
  readonly product: string;
  readonly tickets: readonly DemoTicket[];
  readonly counts: Counts;
}

/** A valid code, or why it is not valid. */
export type TriedCode =
  | { readonly ok: true; readonly code: DemoCode }
  | { readonly ok: false; readonly problem: CodeProblem; readonly count?: number };

/** Checks a code, as the server knows it, against a basket at `now`. */
export function tryCode(
  code: CodeAnswer,
  { product, tickets, counts }: Basket,
  now: Date,
): TriedCode {
  if (typeof code === 'string') return { ok: false, problem: code };
  if (!isValidAt(code, now)) return { ok: false, problem: 'notValidNow' };
  if (code.experiences && !code.experiences.includes(product)) {
    return { ok: false, problem: 'notForThis' };
  }
  const chosen = tickets.filter((ticket) => countOf(ticket, counts) > 0);
  const good = chosen.filter((ticket) => isGoodFor(code, ticket));
  if (chosen.length > 0 && good.length === 0) return { ok: false, problem: 'notForTickets' };
  if (code.count !== null && (good.length < chosen.length || total(good, counts) !== code.count)) {
    return { ok: false, problem: 'count', count: code.count };
  }
  return { ok: true, code };
}

/** Whether a code applies to a ticket type. */
export function isGoodFor({ tickets }: DemoCode, { id }: Pick<DemoTicket, 'id'>): boolean {
  return tickets === null || tickets.includes(id);
}

function total(tickets: readonly DemoTicket[], counts: Counts): number {
  return tickets.reduce((sum, ticket) => sum + countOf(ticket, counts), 0);
}
