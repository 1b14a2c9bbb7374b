/** A request target (RFC 9112, section 3.2.1), taken apart at its first question mark. */
export interface SplitTarget {
  readonly path: string;
  /** What follows the question mark; null where there is none. */
  readonly query: string | null;
}

/** The path of a request target and its query, both as they were written. */
export function splitTarget(target: string): SplitTarget {
  const [path = '', query = null] = target.split(/\?(.*)/s);
  return { path, query };
}
