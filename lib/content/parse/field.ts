import { z } from 'zod';
import type { Expected } from '../content-query.ts';

/** Reads a value that may be of any kind; null when it is not what it should be. */
export type Read<T> = (value: unknown) => T | null;

/** A value that must be there; what is wrong with it otherwise is its `expected`. */
export function field<T>(expected: Expected, read: Read<T>): z.ZodType<T> {
  return z.unknown().transform((value, context) => {
    const found = read(value);
    if (found !== null) return found;
    context.addIssue({ code: 'custom', message: expected });
    return z.NEVER;
  });
}

/** A value that the site can do without: null when it is missing or not what it should be. */
export function optional<T>(schema: z.ZodType<T>): z.ZodType<T | null> {
  return schema.nullable().catch(null);
}

/** The same for a field that is left out of its object when it is absent. */
export function absentable<T>(schema: z.ZodType<T>): z.ZodType<T | undefined> {
  return schema.optional().catch(undefined);
}

/** A value that may be missing, but must be right where it is given: to ignore it would mislead. */
export function whereGiven<T>(schema: z.ZodType<T>): z.ZodType<T | null> {
  return z.preprocess(emptyToNull, schema.nullable());
}

/** The same for a field that is left out of its object when it is missing. */
export function absentOrRight<T>(schema: z.ZodType<T>): z.ZodType<T | undefined> {
  return z.preprocess((value) => emptyToNull(value) ?? undefined, schema.optional());
}

/** Treats a text without characters as none: that is what an emptied input leaves behind. */
export const emptyToNull = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? null : value;

/** One of a few words; the keys of `values`, which the compiler holds to the generated type. */
export function choice<T extends string>(values: Readonly<Record<T, true>>): z.ZodType<T> {
  return field('choice', choiceReader(values));
}

export function choiceReader<T extends string>(values: Readonly<Record<T, true>>): Read<T> {
  const isOne = (word: string): word is T => Object.hasOwn(values, word);
  return (value) => {
    const word = typeof value === 'string' ? value.trim() : '';
    return isOne(word) ? word : null;
  };
}

/** A value that the answer need not repeat, such as the `_type` of an object in its place. */
export function constant<const T extends string | null>(value: T): z.ZodType<T> {
  return z.unknown().transform(() => value);
}
