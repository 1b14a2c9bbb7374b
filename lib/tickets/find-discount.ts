import { type DatedCode, findCode, isValidAt } from './dated-code.ts';

/** Finds the discount with this code, if it is valid on the date of `now` in Prague. */
export function findDiscount<T extends DatedCode>(
  discounts: readonly T[],
  code: string,
  now: Date,
): T | null {
  const isValid = (discount: T) => isValidAt(discount, now);
  const found = findCode(discounts, code, isValid);
  return found && isValid(found) ? found : null;
}
