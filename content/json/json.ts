import { isRecord } from '../../lib/content/parse/formats/is-record.ts';

/** A JSON value; documents consist of JSON values. */
export type Json = string | number | boolean | null | Json[] | JsonObject;
export type JsonObject = { [key: string]: Json };

/** A document as stored by the content service. */
export type FullDocument = { _id: string; _type: string } & JsonObject;

/** Whether a JSON value is an object: neither null nor an array. */
export function isJsonObject(value: Json | undefined): value is JsonObject {
  return isRecord(value);
}

/** Converts a value to JSON, without undefined fields. Throws on values JSON cannot represent. */
export function toJson(value: unknown): Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (Array.isArray(value)) return value.map(toJson);
  if (!isRecord(value)) throw new TypeError(`JSON cannot hold ${typeof value}`);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(fields.map(([name, field]) => [name, toJson(field)]));
}
