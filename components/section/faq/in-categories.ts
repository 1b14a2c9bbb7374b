/** The questions of one category, in the editors' order. */
export interface FaqGroup<Entry, Category> {
  readonly category: Category;
  readonly entries: readonly Entry[];
}

/**
 * Questions by category, in the order the categories are asked for; all categories, in the order
 * in which the questions come, when none is. At most `limit` questions altogether.
 */
export function inCategories<Entry extends { readonly category: string }>(
  entries: readonly Entry[],
  wanted: readonly Entry['category'][],
  limit: number | null,
): FaqGroup<Entry, Entry['category']>[] {
  const order = wanted.length > 0 ? wanted : entries.map(({ category }) => category);
  let room = limit ?? entries.length;
  const groups: FaqGroup<Entry, Entry['category']>[] = [];
  for (const category of new Set(order)) {
    const taken = entries.filter((entry) => entry.category === category).slice(0, room);
    room -= taken.length;
    if (taken.length > 0) groups.push({ category, entries: taken });
  }
  return groups;
}
