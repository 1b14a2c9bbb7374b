import { z } from 'zod';

/** Returns the schema of a whole number in a range, both ends included; `of` says of what. */
export function wholeNumber(least: number, most: number, of = '') {
  const expected = `a whole number${of} from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d+$/, expected)
    .transform(Number)
    .refine((value) => value >= least && value <= most, expected);
}
