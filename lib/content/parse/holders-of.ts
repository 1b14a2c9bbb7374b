interface Identified {
  readonly _id: string;
}

/**
 * Returns which document has each value that only one may have. Of several, the one that had it in
 * the last fit answer; else one that is new; else one whose last fit entry had another value: it has
 * taken it from the others. On a tie, the first one.
 */
export function holdersOf<T extends Identified>(
  documents: readonly T[],
  lastFit: readonly T[],
  valuesOf: (document: T) => readonly unknown[],
): ReadonlyMap<unknown, T> {
  const known = new Set(lastFit.map(({ _id }) => _id));
  const before = new Map<unknown, string>();
  for (const document of lastFit) {
    for (const value of valuesOf(document)) {
      if (!before.has(value)) before.set(value, document._id);
    }
  }
  const rank = (value: unknown, { _id }: T) => {
    if (before.get(value) === _id) return 0;
    return known.has(_id) ? 2 : 1;
  };
  const holders = new Map<unknown, T>();
  for (const document of documents) {
    for (const value of valuesOf(document)) {
      const holder = holders.get(value);
      if (!holder || rank(value, document) < rank(value, holder)) holders.set(value, document);
    }
  }
  return holders;
}
