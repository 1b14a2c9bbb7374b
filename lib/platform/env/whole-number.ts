import { z } from 'zod';

/** Returns the schema of a whole number in a range, both ends included; `of` says of what. */
export function wholeNumber(min: number, max: number, of = '') {
  const expected = `a whole number${of} from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d+$/, expected)
    .transform(Number)
    .refine((value) => value >= min && value <= max, expected);
}
