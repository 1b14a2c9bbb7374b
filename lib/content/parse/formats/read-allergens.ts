import { readNumber } from './read-number.ts';

/**
 * The allergens that a menu has to name, by their numbers in Regulation (EU) No 1169/2011, annex II,
 * with which Czech menus name them.
 */
export const allergens = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const;

export type Allergen = (typeof allergens)[number];

/**
 * Reads the allergens of a dish, in ascending order. Returns null if there are none, or if one is
 * invalid: a list without it would mislead.
 */
export function readAllergens(value: unknown): Allergen[] | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  const numbers = value.map((item: unknown) =>
    readNumber(item, { min: 1, max: allergens.length, integer: true }),
  );
  return numbers.includes(null) ? null : allergens.filter((number) => numbers.includes(number));
}
