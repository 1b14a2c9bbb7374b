const TYPE_ORDER: Readonly<Record<string, number>> = { number: 2, string: 3, boolean: 4 };
const OTHER_TYPES = 100;

/**
 * Compares two JSON values as `order()` of GROQ does: numbers before strings before booleans before
 * everything else; all other values are equal.
 */
export function compareValues(a: unknown, b: unknown): number {
  const byType = (TYPE_ORDER[typeof a] ?? OTHER_TYPES) - (TYPE_ORDER[typeof b] ?? OTHER_TYPES);
  if (byType !== 0) return byType;
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : Number(a > b);
  const isNumeric = typeof a === 'number' || typeof a === 'boolean';
  return isNumeric ? Number(a) - Number(b) : 0;
}
