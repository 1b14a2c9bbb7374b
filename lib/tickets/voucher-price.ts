/** The value of a gift voucher: an amount, or tickets for some adults. */
export interface VoucherWorth {
  /** In whole Kč. */
  readonly amount: number | null;
  /** How many adult tickets of an experience it covers. */
  readonly adults: number | null;
}

/** In whole Kč; both are equal when nothing is left to choose. */
export interface VoucherPrice {
  readonly min: number;
  readonly max: number;
}

/**
 * Returns the price of a voucher: its amount, or that of its adult tickets for the cheapest to the
 * most expensive experience. `adultPrices` are those of all experiences, in whole Kč. Returns null
 * for a voucher that cannot be sold.
 */
export function voucherPrice(
  { amount, adults }: VoucherWorth,
  adultPrices: readonly number[],
): VoucherPrice | null {
  if (amount) return { min: amount, max: amount };
  if (!adults || adultPrices.length === 0) return null;
  return { min: adults * Math.min(...adultPrices), max: adults * Math.max(...adultPrices) };
}
