import type { Read } from '../../../lib/content/parse/field.ts';

type Judgement = true | string;

const isBlank = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** Rejects a value the site cannot parse, with the message `wanted`. A blank value is accepted. */
export function readable<T>(read: Read<T>, wanted: string) {
  return (value: unknown): Judgement => isBlank(value) || read(value) !== null || wanted;
}

/** Rejects a value the site cannot parse, or a blank one, with the message `wanted`. */
export function needed<T>(read: Read<T>, wanted: string) {
  return (value: unknown): Judgement => read(value) !== null || wanted;
}

/**
 * Like {@link readable}, but rejects blank strings, because queries check only whether the field is
 * defined.
 */
export function readableIfDefined<T>(read: Read<T>, wanted: string) {
  return (value: unknown): Judgement =>
    value === undefined || value === null || read(value) !== null || wanted;
}
