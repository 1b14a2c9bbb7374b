import { z } from 'zod';
import type { Expected } from '../content-query.ts';
import { isRecord, ownField } from './formats/is-record.ts';

/**
 * An object with these fields; others are left out. A field that the answer lacks is null to its
 * schema, as the query language has it.
 */
export function record<Shape extends z.ZodRawShape>(
  shape: Shape,
  expected: Expected = 'type',
): z.ZodType<z.output<z.ZodObject<Shape, z.core.$strip>>> {
  const names = Object.keys(shape);
  const ownFields = (value: unknown, context: z.RefinementCtx) => {
    if (isRecord(value)) {
      return Object.fromEntries(names.map((name) => [name, ownField(value, name)]));
    }
    context.addIssue({ code: 'custom', message: expected });
    return z.NEVER;
  };
  return z.preprocess(ownFields, z.object(shape));
}

/**
 * The same for an object that the dataset leaves fields out of: absent ones are left out here too.
 */
export function sparse<Shape extends z.ZodRawShape>(shape: Shape, expected: Expected = 'type') {
  return record(shape, expected).transform(withoutAbsent);
}

/** Removes keys without a value from an object of its own. */
function withoutAbsent<T extends object>(value: T): T {
  for (const [name, field] of Object.entries(value)) {
    if (field === undefined) Reflect.deleteProperty(value, name);
  }
  return value;
}
