/** A filter of a list: the chosen values by the name of their parameter, null if none is chosen. */
export type Filter<Name extends string = string> = Readonly<Record<Name, string | number | null>>;

/**
 * Returns the value of a query parameter, or null if it is missing or has several values, which
 * only a damaged address has.
 */
export function queryValue(query: URLSearchParams, name: string): string | null {
  const [value, ...more] = query.getAll(name);
  return value === undefined || more.length > 0 ? null : value;
}

/** Returns which of some offered values is written so in an address; null for any other text. */
export function oneOf<Value extends string | number>(
  offered: readonly Value[],
  text: string | null,
): Value | null {
  return offered.find((value) => String(value) === text) ?? null;
}

/** Returns the query of a filter, `?language=de&duration=60`; empty if nothing is chosen. */
export function filterSearch(filter: Filter): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    if (value !== null) query.set(name, String(value));
  }
  return query.size === 0 ? '' : `?${query}`;
}

/** Whether any value is chosen. */
export function isActive(filter: Filter): boolean {
  return Object.values(filter).some((value) => value !== null);
}
