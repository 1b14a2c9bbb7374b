/**
 * Returns the first index in a sorted list whose item does not come before the searched one, or the
 * list's length; `isBefore` returns whether an item comes before it.
 */
export function lowerBound<T>(items: readonly T[], isBefore: (item: T) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const item = items[middle];
    if (item !== undefined && isBefore(item)) low = middle + 1;
    else high = middle;
  }
  return low;
}
