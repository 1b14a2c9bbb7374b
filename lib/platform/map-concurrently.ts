/** Concurrent calls, unless stated: the smallest machine has two cores. */
const usual = 6;

/** Calls `work` for each item, for `max` at a time; returns the results in the order of the items. */
export async function mapConcurrently<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<Result>,
  max = usual,
): Promise<Result[]> {
  const waiting = [...items].entries();
  const results: Result[] = [];
  const workers = Array.from({ length: max }, async () => {
    for (const [index, item] of waiting) results[index] = await work(item);
  });
  await Promise.all(workers);
  return results;
}
