import type { ValidationContext } from '@sanity/types';
import { someBeerOrDish } from './messages.ts';

/** Rejects the taps of a board that has neither beers nor dishes. */
export function tapsOrDishes(
  taps: unknown,
  { document }: Pick<ValidationContext, 'document'>,
): true | string {
  return (
    [taps, document?.groups].some((items) => Array.isArray(items) && items.length > 0) ||
    someBeerOrDish
  );
}
