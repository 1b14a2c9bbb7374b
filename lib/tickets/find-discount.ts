import { pragueTime } from '../time/prague.ts';

/** What decides whether a code holds; dates are `YYYY-MM-DD`, both included. */
interface Discount {
  readonly code: string | null;
  readonly validFrom: string | null;
  readonly validThrough: string;
}

/** The discount whose code holds on the day it is in Prague; capitals do not matter. */
export function findDiscount<T extends Discount>(
  discounts: readonly T[],
  code: string,
  now: Date,
): T | null {
  const { date } = pragueTime(now);
  const wanted = code.toUpperCase();
  const found = discounts.find((discount) => discount.code?.toUpperCase() === wanted);
  const holds = found && (found.validFrom ?? date) <= date && date <= found.validThrough;
  return holds ? found : null;
}
