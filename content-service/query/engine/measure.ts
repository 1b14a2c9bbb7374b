/** Thrown where a result is larger than an answer may be. */
export class ResultTooLarge extends Error {}

/**
 * Makes sure that a result is at most about `limit` characters long as JSON, before that JSON is
 * made: a small query can describe a result that would not fit into any memory. Throws
 * {@link ResultTooLarge}. Tells whether it is plain JSON; what is not (a moment, a path) counts as
 * a short string.
 */
export function assertSize(value: unknown, limit: number): boolean {
  let left = limit;
  let isPlain = true;
  const visit = (item: unknown): void => {
    left -= typeof item === 'string' ? item.length + 3 : 3;
    if (left < 0) throw new ResultTooLarge();
    if (Array.isArray(item)) for (const element of item) visit(element);
    else if (typeof item === 'object' && item !== null) {
      if (Object.getPrototypeOf(item) !== Object.prototype) isPlain = false;
      for (const [name, element] of Object.entries(item)) {
        left -= name.length + 3;
        visit(element);
      }
    }
  };
  visit(value);
  return isPlain;
}
