import { isJsonObject } from './json.ts';

/** Returns the id that a mutation of the log names, or null where it selects by query. */
export function targetOf(mutation: unknown): string | null {
  const [operand]: unknown[] = isJsonObject(mutation) ? Object.values(mutation) : [];
  const target = isJsonObject(operand) ? (operand._id ?? operand.id) : undefined;
  return typeof target === 'string' ? target : null;
}
