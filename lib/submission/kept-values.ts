import { fieldNames } from '../form/field-names.ts';
import type { FormKind } from '../form/form-kind.ts';
import type { FieldValues } from '../form/form-schemas.ts';
import { carriedFields } from '../form/protocol.ts';
import { longestDraft } from './store/drafts.ts';

/** Leaves room for what has become of the form, which is kept beside the values. */
const MOST_BYTES = longestDraft - 4096;

/**
 * Of what a form was sent with, the fields that its page shows again, and the key it was opened
 * under. Where they are too long together, the longest are left out.
 */
export function keptValues(kind: FormKind, values: FieldValues): FieldValues {
  const names = [...fieldNames[kind], carriedFields.idempotencyKey, carriedFields.startedAt];
  const known = names
    .flatMap((name) => (Object.hasOwn(values, name) ? [[name, values[name] ?? ''] as const] : []))
    .map(([name, value]) => ({ name, value, bytes: bytesOf(name) + bytesOf(value) + 2 }))
    .toSorted((one, other) => one.bytes - other.bytes);
  let left = MOST_BYTES;
  const fitting = known.filter(({ bytes }) => {
    left -= bytes;
    return left >= 0;
  });
  return Object.fromEntries(fitting.map(({ name, value }) => [name, value]));
}

/** As JSON, where some characters take six bytes. */
function bytesOf(text: string): number {
  return Buffer.byteLength(JSON.stringify(text));
}
