import { type DatedCode, findCode, holdsAt } from './dated-code.ts';

/** The discount whose code holds on the day it is in Prague. */
export function findDiscount<T extends DatedCode>(
  discounts: readonly T[],
  code: string,
  now: Date,
): T | null {
  const found = findCode(discounts, code);
  return found && holdsAt(found, now) ? found : null;
}
