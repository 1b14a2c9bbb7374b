/** The names of a list that is written with white space between them. */
export function nameSet(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
