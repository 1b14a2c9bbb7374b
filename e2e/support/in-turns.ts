/** Concurrent requests, unless stated: the smallest machine has two cores. */
const usual = 6;

/** Runs `work` for each item, `together` at a time; returns the results in the order of the items. */
export async function inTurns<Item, Answer>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<Answer>,
  together = usual,
): Promise<Answer[]> {
  const waiting = [...items].entries();
  const answers: Answer[] = [];
  const turns = Array.from({ length: together }, async () => {
    for (const [index, item] of waiting) answers[index] = await work(item);
  });
  await Promise.all(turns);
  return answers;
}
