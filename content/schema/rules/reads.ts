import type { Read } from '../../../lib/content/parse/field.ts';

type Judgement = true | string;

const isBlank = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** Refuses what the site cannot read; `wanted` says what it reads. Nothing at all is fine. */
export function readable<T>(read: Read<T>, wanted: string) {
  return (value: unknown): Judgement => isBlank(value) || read(value) !== null || wanted;
}

/** The same where the site cannot do without. */
export function needed<T>(read: Read<T>, wanted: string) {
  return (value: unknown): Judgement => read(value) !== null || wanted;
}

/** The same where a blank is not the same as nothing, because queries ask whether it is there. */
export function readableIfDefined<T>(read: Read<T>, wanted: string) {
  return (value: unknown): Judgement =>
    value === undefined || value === null || read(value) !== null || wanted;
}
