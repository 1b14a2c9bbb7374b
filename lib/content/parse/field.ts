import { z } from 'zod';
import type { Expected } from '../model/content-query.ts';

/** Reads a value of any type; returns null if it is not valid. */
export type Read<T> = (value: unknown) => T | null;

/** Returns the schema of a required value; `expected` is the message of its issue. */
export function field<T>(expected: Expected, read: Read<T>): z.ZodType<T> {
  return z.unknown().transform((value, context) => {
    const found = read(value);
    if (found !== null) return found;
    context.addIssue({ code: 'custom', message: expected });
    return z.NEVER;
  });
}

/** Returns the schema of an optional value: null if it is missing or invalid. */
export function optional<T>(schema: z.ZodType<T>): z.ZodType<T | null> {
  return schema.nullable().catch(null);
}

/** Like `optional`, for a field that is left out of its object: undefined instead of null. */
export function absentable<T>(schema: z.ZodType<T>): z.ZodType<T | undefined> {
  return schema.optional().catch(undefined);
}

/**
 * Returns the schema of a value that may be missing (null), but must be valid if given: ignoring it
 * would mislead.
 */
export function whereGiven<T>(schema: z.ZodType<T>): z.ZodType<T | null> {
  return z.preprocess(emptyToNull, schema.nullable());
}

/** Like `whereGiven`, for a field that is left out of its object: undefined instead of null. */
export function absentOrRight<T>(schema: z.ZodType<T>): z.ZodType<T | undefined> {
  return z.preprocess((value) => emptyToNull(value) ?? undefined, schema.optional());
}

/** Converts a blank text to null: an emptied input leaves one behind. */
export const emptyToNull = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? null : value;

/**
 * Returns the schema of a choice among the keys of `values`, which the compiler checks against the
 * generated type.
 */
export function choice<T extends string>(values: Readonly<Record<T, true>>): z.ZodType<T> {
  return field('choice', choiceReader(values));
}

/** Returns a function that reads a text as one of the keys of `values`, ignoring space around it. */
export function choiceReader<T extends string>(values: Readonly<Record<T, true>>): Read<T> {
  const isOne = (word: string): word is T => Object.hasOwn(values, word);
  return (value) => {
    const word = typeof value === 'string' ? value.trim() : '';
    return isOne(word) ? word : null;
  };
}

/**
 * Returns a schema with a fixed result, for values that the response need not contain, such as the
 * `_type` of an object.
 */
export function constant<const T extends string | null>(value: T): z.ZodType<T> {
  return z.unknown().transform(() => value);
}
