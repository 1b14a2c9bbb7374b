import { z } from 'zod';
import type { Expected } from '../model/content-query.ts';
import { isRecord, ownField } from './formats/is-record.ts';

/**
 * Returns the schema of an object with these fields; others are left out. A missing field is null
 * to its schema, as in GROQ.
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
 * Like `record`, for an object whose missing fields are left out of the dataset: they are left out
 * of the result too.
 */
export function sparse<Shape extends z.ZodRawShape>(shape: Shape, expected: Expected = 'type') {
  return record(shape, expected).transform(withoutAbsent);
}

/** Removes the keys whose value is undefined; modifies the object. */
function withoutAbsent<T extends object>(value: T): T {
  for (const [name, field] of Object.entries(value)) {
    if (field === undefined) Reflect.deleteProperty(value, name);
  }
  return value;
}
