import { limits } from '#lib/content/parse/formats/limits';

/** The questions of one category, in the order of the editors. */
export interface FaqGroup<Entry, Category> {
  readonly category: Category;
  readonly entries: readonly Entry[];
}

/**
 * Groups questions by category, in the order of `wanted`; if it is empty, all categories, in the
 * order of their first questions. At most `limit` questions in total; null for as many as a list may
 * show.
 */
export function inCategories<Entry extends { readonly category: string }>(
  entries: readonly Entry[],
  wanted: readonly Entry['category'][],
  limit: number | null,
): FaqGroup<Entry, Entry['category']>[] {
  const order = wanted.length > 0 ? wanted : entries.map(({ category }) => category);
  let room = limit ?? limits.listed;
  const groups: FaqGroup<Entry, Entry['category']>[] = [];
  for (const category of new Set(order)) {
    const taken = entries.filter((entry) => entry.category === category).slice(0, room);
    room -= taken.length;
    if (taken.length > 0) groups.push({ category, entries: taken });
  }
  return groups;
}
