import type { NumberRange } from './read-number.ts';

/** The extract of the wort before fermentation, in degrees Plato (g per 100 g of wort). */
export const plato: NumberRange = { min: 0, max: 40 };

/** Alcohol in percent by volume. */
export const alcohol: NumberRange = { min: 0, max: 30 };

/** Bitterness in International Bitterness Units. */
export const bitterness: NumberRange = { min: 0, max: 150 };
