import type { ValidationContext } from '@sanity/types';
import { amountOrTickets } from './messages.ts';

/** Rejects the amount of a voucher that has neither an amount nor a number of adult tickets. */
export function amountOrAdults(
  amount: unknown,
  { document }: Pick<ValidationContext, 'document'>,
): true | string {
  return [amount, document?.adults].some((value) => typeof value === 'number') || amountOrTickets;
}
