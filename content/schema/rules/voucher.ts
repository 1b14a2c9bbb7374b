import type { ValidationContext } from '@sanity/types';
import { amountOrTickets, titleOfVoucher } from './messages.ts';

/** Rejects the amount of a voucher that has neither an amount nor a number of adult tickets. */
export function amountOrAdults(
  amount: unknown,
  { document }: Pick<ValidationContext, 'document'>,
): true | string {
  return [amount, document?.adults].some((value) => typeof value === 'number') || amountOrTickets;
}

/** Rejects a voucher that has neither a title nor an amount, which is shown in place of a title. */
export function titleOrAmount(
  title: unknown,
  { document }: Pick<ValidationContext, 'document'>,
): true | string {
  return (title !== undefined && title !== null) || Boolean(document?.amount) || titleOfVoucher;
}
