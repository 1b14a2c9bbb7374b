import { adultsOfVoucher, maxVoucherAmount } from '../../../tickets/limits.ts';
import { limits } from './limits.ts';

export interface NumberRange {
  readonly min: number;
  readonly max: number;
  readonly integer?: boolean;
}

/** Reads a number within a range, both ends included, also when it is written as text (`"90"`). */
export function readNumber(value: unknown, { min, max, integer = false }: NumberRange) {
  const number = typeof value === 'string' ? fromText(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return null;
  if (number < min || number > max || (integer && !Number.isInteger(number))) return null;
  return number;
}

function fromText(text: string): number | null {
  return /^-?\d{1,9}(?:\.\d{1,6})?$/.test(text.trim()) ? Number(text) : null;
}

/** Ages of visitors, in years. */
export const ages: NumberRange = { min: 0, max: 120, integer: true };

/** Reads an age in whole years. */
export function readAge(value: unknown): number | null {
  return readNumber(value, ages);
}

/** Numbers of visitors whom one ticket admits. */
export const visitors: NumberRange = { min: 0, max: 1000, integer: true };

/** Reads a number of visitors. */
export function readVisitors(value: unknown): number | null {
  return readNumber(value, visitors);
}

/** A price as in price lists: grouped thousands, no hellers, the currency. */
const price = /^(\d{1,3}(?:[ \u00a0\u202f]\d{3})*|\d+)(?:[.,](?:00|-|–))?\s*(?:Kč|CZK)?$/i;

/**
 * Reads a price in Kč, 0 or more. `"490"`, `"490 Kč"`, `"490,-"` and `"1 490,00"` are accepted;
 * fractions written as text are rejected, because `1.490` is ambiguous.
 */
export function readPrice(value: unknown): number | null {
  const range = { min: 0, max: limits.price };
  if (typeof value !== 'string') return readNumber(value, range);
  const [, whole] = price.exec(value.trim()) ?? [];
  return whole === undefined ? null : readNumber(whole.replaceAll(/\D/g, ''), range);
}

/** Amounts of gift vouchers that the checkout sells, in Kč. */
export const voucherAmounts: NumberRange = { min: 1, max: maxVoucherAmount, integer: true };

/** Reads the amount of a gift voucher. */
export function readVoucherAmount(value: unknown): number | null {
  return readNumber(readPrice(value), voucherAmounts);
}

/** Reads the number of adults of a gift voucher for an experience: the one that the checkout sells. */
export function readVoucherAdults(value: unknown): number | null {
  return readNumber(value, { min: adultsOfVoucher, max: adultsOfVoucher });
}
