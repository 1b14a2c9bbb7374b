export type JsonRecord = Readonly<Record<string, unknown>>;

/** Whether a value is an object with named fields, not a list. */
export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns an own field of an object, never an inherited one; null if it is missing. */
export function ownField(record: JsonRecord, name: string): unknown {
  return Object.hasOwn(record, name) ? (record[name] ?? null) : null;
}
