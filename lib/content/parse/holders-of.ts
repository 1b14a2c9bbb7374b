interface Identified {
  readonly _id: string;
}

/**
 * Returns which document has each value that only one may have. Of several, the one that had it in
 * the last fit answer; else one that is new; else one whose last fit entry had another value: it has
 * taken it from the others. Of equals, the first.
 */
export function ownersOf<T extends Identified>(
  documents: readonly T[],
  lastFit: readonly T[],
  valuesOf: (document: T) => readonly unknown[],
): ReadonlyMap<unknown, T> {
  const known = new Set(lastFit.map(({ _id }) => _id));
  const holders = new Map<unknown, string>();
  for (const document of lastFit) {
    for (const value of valuesOf(document)) {
      if (!holders.has(value)) holders.set(value, document._id);
    }
  }
  const rank = (value: unknown, { _id }: T) => {
    if (holders.get(value) === _id) return 0;
    return known.has(_id) ? 2 : 1;
  };
  const owners = new Map<unknown, T>();
  for (const document of documents) {
    for (const value of valuesOf(document)) {
      const owner = owners.get(value);
      if (!owner || rank(value, document) < rank(value, owner)) owners.set(value, document);
    }
  }
  return owners;
}
