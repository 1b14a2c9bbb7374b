/** A filter of a list: its chosen values by the name of their parameter, null where none is. */
export type Filter<Name extends string = string> = Readonly<Record<Name, string | number | null>>;

/**
 * What a request asks for under a name, or null when it asks for nothing, or for several things
 * at once, which only a mangled address does.
 */
export function queryValue(asked: URLSearchParams, name: string): string | null {
  const [value, ...more] = asked.getAll(name);
  return value === undefined || more.length > 0 ? null : value;
}

/** The query that asks for a filter, `?language=de&duration=60`; empty when nothing is chosen. */
export function filterSearch(filter: Filter): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) {
    if (value !== null) query.set(name, String(value));
  }
  return query.size === 0 ? '' : `?${query}`;
}

/** Whether anything is chosen. */
export function isActive(filter: Filter): boolean {
  return Object.values(filter).some((value) => value !== null);
}
