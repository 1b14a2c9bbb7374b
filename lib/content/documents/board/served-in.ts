interface Served {
  /** The rooms where it is served; null for all. */
  readonly places: readonly string[] | null;
}

/** Returns the beers, or the groups of dishes, that are served in a room; all if `room` is null. */
export function servedIn<Item extends Served>(
  room: string | null,
  items: readonly Item[] | null,
): readonly Item[] {
  const all = items ?? [];
  if (room === null) return all;
  return all.filter(({ places }) => places === null || places.includes(room));
}
