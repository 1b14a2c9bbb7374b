import type { ItemAvailability } from 'schema-dts';

/** The currency of all prices (ISO 4217). */
export const currency = 'CZK';

/** Returns the availability of an offer in the words of schema.org. */
export function availability(isSoldOut: boolean): ItemAvailability {
  return isSoldOut ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock';
}
