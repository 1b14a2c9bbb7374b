import { createHash } from 'node:crypto';
import { type FullDocument, isJsonObject, type Json } from '../json/json.ts';
import { canonical } from './canonical.ts';

/** A short hash of the meaning of each field of a document, by field name. */
export type Fingerprint = Readonly<Record<string, string>>;

/**
 * Returns the fingerprint of a document. Two documents of one id have the same fingerprint exactly
 * if they mean the same: the service's own fields, the keys of array items and empty lists are
 * ignored.
 */
export function fingerprintOf({ _id, ...fields }: FullDocument): Fingerprint {
  const meaning = canonical(fields);
  const entries = isJsonObject(meaning) ? Object.entries(meaning) : [];
  const present = entries.filter(([, value]) => !Array.isArray(value) || value.length > 0);
  return Object.fromEntries(present.sort(byName).map(([name, value]) => [name, hashOf(value)]));
}

/** Returns the names of the fields in which two fingerprints differ, sorted. */
export function differingFields(one: Fingerprint, other: Fingerprint): string[] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  return names.filter((name) => one[name] !== other[name]);
}

const byName = ([one]: [string, Json], [other]: [string, Json]) => (one < other ? -1 : 1);

/** Returns 12 hexadecimal digits: enough to detect changes, which are never malicious here. */
function hashOf(value: Json): string {
  const text = JSON.stringify(value, (_, part: Json) =>
    isJsonObject(part) ? Object.fromEntries(Object.entries(part).sort(byName)) : part,
  );
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
