import { randomBytes } from 'node:crypto';
import { isJsonObject, type Json, type JsonObject } from '../store/json.ts';

const newKey = () => randomBytes(6).toString('hex');

/** Returns a copy with a `_key` on every object in an array that has none, at any depth. */
export function withArrayKeys(value: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, keyed(item)]));
}

function keyed(value: Json): Json {
  if (isJsonObject(value)) return withArrayKeys(value);
  if (!Array.isArray(value)) return value;
  return value.map((item) => {
    if (!isJsonObject(item)) return keyed(item);
    const inner = withArrayKeys(item);
    return typeof inner._key === 'string' ? inner : { ...inner, _key: newKey() };
  });
}
