import { type DatedCode, findCode, holdsAt } from './dated-code.ts';

/** Finds the discount with this code, if it is valid on the date of `now` in Prague. */
export function findDiscount<T extends DatedCode>(
  discounts: readonly T[],
  code: string,
  now: Date,
): T | null {
  const holds = (discount: T) => holdsAt(discount, now);
  const found = findCode(discounts, code, holds);
  return found && holds(found) ? found : null;
}
