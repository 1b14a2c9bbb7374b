/** How the price of a ticket type follows from an experience's adult price with tasting. */
export interface PriceRule {
  /** Part of the adult price: 1 the whole, 0.5 half, 2.8 a family's, 0 free. */
  readonly share: number;
  /** The deduction after that, in Kč. */
  readonly deduction: number | null;
}

/**
 * Returns the price of a ticket in whole Kč, 0 when it is free: `adultPrice × share − deduction`,
 * halves of a crown rounded up. The single source for pages and checkout.
 */
export function ticketPrice(adultPrice: number, { share, deduction }: PriceRule): number {
  // 690 × 0.85 is 586.5 in crowns, but may be slightly off in binary floating point.
  const exact = Number((adultPrice * share - (deduction ?? 0)).toFixed(6));
  return Math.max(0, Math.round(exact));
}
