/** Maximum length of a result's JSON, in characters. */
export const RESULT_CHARACTERS = 16 * 1024 * 1024;

/** Thrown where a result exceeds the size limit. */
export class ResultTooLarge extends Error {}

/** The result of measuring a value. */
export interface Measured {
  /** Approximate length of its JSON, in characters. */
  readonly size: number;
  /** Whether it is plain JSON; a value that is not (a date, a path) counts as a short string. */
  readonly isPlain: boolean;
}

/**
 * Measures a value as JSON before serializing it: a small query can describe a result that would
 * not fit into memory. Throws {@link ResultTooLarge} as soon as more than `limit` characters are
 * counted.
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
