/** What decides the price of a gift voucher: an amount, or tickets for some adults. */
export interface VoucherWorth {
  /** In whole Kč. */
  readonly amount: number | null;
  /** How many adult tickets of an experience it is good for. */
  readonly adults: number | null;
}

/** Whole Kč; both are the same when nothing is left to choose. */
export interface VoucherPrice {
  readonly least: number;
  readonly most: number;
}

/**
 * What a voucher costs: its amount, or as many adult tickets of the cheapest to the dearest
 * experience. `adultPrices` are those of all experiences, in whole Kč. Null when it is worth
 * nothing that could be sold.
 */
export function voucherPrice(
  { amount, adults }: VoucherWorth,
  adultPrices: readonly number[],
): VoucherPrice | null {
  if (amount) return { least: amount, most: amount };
  if (!adults || adultPrices.length === 0) return null;
  return { least: adults * Math.min(...adultPrices), most: adults * Math.max(...adultPrices) };
}
