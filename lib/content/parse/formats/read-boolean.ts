/** Reads a boolean: `true` and `false`, also written as text. */
export function readBoolean(value: unknown): boolean | null {
  const plain = typeof value === 'string' ? value.trim() : value;
  if (plain === true || plain === 'true') return true;
  return plain === false || plain === 'false' ? false : null;
}
