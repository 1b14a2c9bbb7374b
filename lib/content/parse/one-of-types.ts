import { z } from 'zod';
import { isRecord, ownField } from './formats/is-record.ts';

/**
 * Returns a schema that selects another by the `_type` of an object; unknown types are rejected.
 */
export function oneOfTypes<T>(schemas: Readonly<Record<string, z.ZodType<T>>>): z.ZodType<T> {
  return z.unknown().transform((value, context) => {
    const type = isRecord(value) ? ownField(value, '_type') : null;
    const schema =
      typeof type === 'string' && Object.hasOwn(schemas, type) ? schemas[type] : undefined;
    const parsed = schema?.safeParse(value);
    if (parsed?.success) return parsed.data;
    const issues = parsed?.error.issues ?? [{ message: 'type', path: ['_type'] }];
    for (const { message, path } of issues) context.addIssue({ code: 'custom', message, path });
    return z.NEVER;
  });
}
