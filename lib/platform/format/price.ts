const noBreakSpace = '\u00a0';

/**
 * Formats an amount in whole Kč with no-break spaces, the same in all languages of the site:
 * `1 380 Kč`.
 */
export function formatPrice(amount: number): string {
  return `${grouped(amount)}${noBreakSpace}Kč`;
}

/** Formats a range of amounts in whole Kč: `38 000–46 000 Kč`; one price if both are equal. */
export function formatPriceRange(from: number, to: number): string {
  return from === to ? formatPrice(from) : `${grouped(from)}–${formatPrice(to)}`;
}

function grouped(amount: number): string {
  return Math.round(amount)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, noBreakSpace);
}
