/** The prices of a beer by the glass, in whole Kč. */
interface Priced {
  readonly priceSmall: number | null;
  readonly priceLarge: number | null;
}

/** Returns the glasses in which beer is sold, by their volume, each with its price. */
export function servingsOf({ priceSmall, priceLarge }: Priced) {
  return [
    { litres: 0.3, price: priceSmall },
    { litres: 0.5, price: priceLarge },
  ] as const;
}

/**
 * The most alcohol of a beer that may be called alcohol-free, in percent by volume (Czech decree No.
 * 248/2018).
 */
const alcoholFree = 0.5;

/** Whether a beer of known strength may be called alcohol-free. */
export function isAlcoholFree({ alcohol }: { readonly alcohol: number | null }): boolean {
  return alcohol !== null && alcohol <= alcoholFree;
}
