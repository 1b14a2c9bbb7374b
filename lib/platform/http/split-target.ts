/** A request target (RFC 9112, section 3.2.1), split at its first question mark. */
export interface SplitTarget {
  readonly path: string;
  /** What follows the question mark; null where there is none. */
  readonly query: string | null;
}

/** Returns the path and the query of a request target, both as written. */
export function splitTarget(target: string): SplitTarget {
  const [path = '', query = null] = target.split(/\?(.*)/s);
  return { path, query };
}
