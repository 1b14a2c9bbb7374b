import type { Read } from '../../../lib/content/parse/field.ts';

/** The result of a validator: true, or the message for the editor. */
type ValidationResult = true | string;

const isBlank = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** Returns a validator that rejects a value the site cannot parse, and accepts a blank one. */
export function optional<T>(read: Read<T>, message: string) {
  return (value: unknown): ValidationResult => isBlank(value) || read(value) !== null || message;
}

/** Returns a validator that rejects a value the site cannot parse, blank ones included. */
export function required<T>(read: Read<T>, message: string) {
  return (value: unknown): ValidationResult => read(value) !== null || message;
}

/**
 * Like {@link optional}, but the validator rejects blank strings, because queries check only
 * whether the field is defined.
 */
export function optionalNotBlank<T>(read: Read<T>, message: string) {
  return (value: unknown): ValidationResult =>
    value === undefined || value === null || read(value) !== null || message;
}
