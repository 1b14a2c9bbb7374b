const noBreakSpace = '\u00a0';

/** An amount in whole Kč, the same in all languages of the house: `1 380 Kč`, unbroken. */
export function formatPrice(amount: number): string {
  return `${grouped(amount)}${noBreakSpace}Kč`;
}

/** A range of amounts in whole Kč: `38 000–46 000 Kč`. */
export function formatPriceRange(from: number, to: number): string {
  return from === to ? formatPrice(from) : `${grouped(from)}–${formatPrice(to)}`;
}

function grouped(amount: number): string {
  return Math.round(amount)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, noBreakSpace);
}
