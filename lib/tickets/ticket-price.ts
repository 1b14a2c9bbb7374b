/** How a kind of ticket follows from an experience's adult price with tasting. */
export interface PriceRule {
  /** Part of the adult price: 1 the whole, 0.5 half, 2.8 a family's, 0 free. */
  readonly share: number;
  /** What is taken off after that, in Kč. */
  readonly deduction: number | null;
}

/**
 * The price of a ticket in whole Kč, 0 when it is free: `adultPrice × share − deduction`, halves
 * of a crown rounded up. The one source for pages and checkout.
 */
export function ticketPrice(adultPrice: number, { share, deduction }: PriceRule): number {
  // 690 × 0.85 is 586.5 in crowns, but a hair's breadth off in binary fractions.
  const exact = Number((adultPrice * share - (deduction ?? 0)).toFixed(6));
  return Math.max(0, Math.round(exact));
}
