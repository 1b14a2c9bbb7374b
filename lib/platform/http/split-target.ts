/** A request target (RFC 9112, section 3.2.1), split at its first question mark. */
export interface SplitTarget {
  readonly path: string;
  /** The part after the question mark; null where there is none. */
  readonly query: string | null;
}

/** Returns the path and the query of a request target, both as written. */
export function splitTarget(target: string): SplitTarget {
  const mark = target.indexOf('?');
  if (mark === -1) return { path: target, query: null };
  return { path: target.slice(0, mark), query: target.slice(mark + 1) };
}
