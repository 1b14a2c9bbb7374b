import type { FormKind } from '../routing/form-kind.ts';
import { fieldNames } from './schema/field-names.ts';
import type { FieldValues } from './schema/form-schemas.ts';
import { carriedFields } from './schema/protocol.ts';
import { maxDraftBytes } from './store/drafts.ts';

/** Leaves room for the result, which is stored with the values. */
const MAX_BYTES = maxDraftBytes - 4096;

/**
 * Returns the values of a posted form that its page fills in again, and its token, without unknown
 * fields. If the rest is too long to be stored, omits the longest values, too.
 */
export function refillValues(kind: FormKind, values: FieldValues): FieldValues {
  const names = [...fieldNames[kind], carriedFields.idempotencyKey, carriedFields.startedAt];
  const known = names
    .flatMap((name) => (Object.hasOwn(values, name) ? [[name, values[name] ?? ''] as const] : []))
    .map(([name, value]) => ({ name, value, bytes: bytesOf(name) + bytesOf(value) + 2 }))
    .toSorted((one, other) => one.bytes - other.bytes);
  let left = MAX_BYTES;
  const fitting = known.filter(({ bytes }) => {
    left -= bytes;
    return left >= 0;
  });
  return Object.fromEntries(fitting.map(({ name, value }) => [name, value]));
}

/** Returns the length in JSON, where some characters take six bytes. */
function bytesOf(text: string): number {
  return Buffer.byteLength(JSON.stringify(text));
}
