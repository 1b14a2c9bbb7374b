/** Any value that survives a round trip through JSON. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A JSON object. */
export type JsonObject = { [key: string]: Json };

/** A document with its id and type, as sent or computed, before it has a revision and times. */
export type UnstampedDocument = JsonObject & { _id: string; _type: string };

/**
 * A document as stored: immutable, and replaced as a whole by the next revision, so that readers
 * never see a partial change.
 */
export interface StoredDocument {
  _id: string;
  _type: string;
  /** The id of the transaction that wrote this revision. */
  _rev: string;
  /** ISO 8601, UTC. */
  _createdAt: string;
  /** ISO 8601, UTC. */
  _updatedAt: string;
  [key: string]: Json;
}

/** More than the depth of any document, and far below what recursion can handle. */
export const MAX_DEPTH = 100;

/** Whether a parsed JSON value is nested no deeper than can be handled safely. */
export function isShallow(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth < MAX_DEPTH && Object.values(value).every((item) => isShallow(item, depth + 1));
}

/** Whether a parsed JSON value is an object (not null, not an array). */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
