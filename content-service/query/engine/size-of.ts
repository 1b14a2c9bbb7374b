/** Roughly the characters of a value's JSON. */
export function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length + 3;
  if (typeof value !== 'object' || value === null) return 6;
  let size = 2;
  for (const [name, item] of Object.entries(value)) size += name.length + 4 + sizeOf(item);
  return size;
}
