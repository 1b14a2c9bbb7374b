/** Thrown where a result is larger than an answer may be. */
export class ResultTooLarge extends Error {}

/** What measuring a value gave. */
export interface Measured {
  /** Roughly the characters of its JSON. */
  readonly size: number;
  /** Whether it is plain JSON; what is not (a moment, a path) counts as a short string. */
  readonly isPlain: boolean;
}

/**
 * Measures a value as JSON before that JSON is made: a small query can describe a result that
 * would not fit into any memory. Throws {@link ResultTooLarge} as soon as it is seen to be longer
 * than `limit` characters.
 */
export function measure(value: unknown, limit = Number.POSITIVE_INFINITY): Measured {
  let size = 0;
  let isPlain = true;
  const visit = (item: unknown): void => {
    size += typeof item === 'string' ? item.length + 3 : 3;
    if (size > limit) throw new ResultTooLarge();
    if (Array.isArray(item)) for (const element of item) visit(element);
    else if (typeof item === 'object' && item !== null) {
      if (Object.getPrototypeOf(item) !== Object.prototype) isPlain = false;
      for (const [name, element] of Object.entries(item)) {
        size += name.length + 3;
        visit(element);
      }
    }
  };
  visit(value);
  return { size, isPlain };
}
