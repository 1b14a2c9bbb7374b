/** Parses a list of names separated by white space. */
export function nameSet(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
