import { type FullDocument, isJsonObject, type Json } from '../../json/json.ts';
import { type Path, replaceAt, valuePaths } from './value-paths.ts';

/** A document with one changed value. */
export interface Corrupted {
  readonly document: FullDocument;
  readonly path: Path;
  readonly way: string;
}

const mistakes: readonly (readonly [RegExp, Json])[] = [
  [/^\d\d:\d\d$/, '9:60'],
  [/^\d{4}-\d\d-\d\dT/, '2026-02-30T19:00:00Z'],
  [/^\d{4}-\d\d-\d\d$/, '24/12/2026'],
  [/^https?:/, 'htp:/example'],
  [/@/, 'jana at example.com'],
  [/^\+\d/, 'ring us'],
  [/^[a-z0-9-]+$/, 'two words'],
];

function mistakeOf(value: Json): Json {
  if (typeof value === 'number') return -value - 1;
  if (typeof value === 'boolean') return 'maybe';
  if (typeof value !== 'string') return value;
  return mistakes.find(([pattern]) => pattern.test(value))?.[1] ?? ` ${value} `;
}

function emptyOf(value: Json): Json {
  if (Array.isArray(value)) return [];
  return isJsonObject(value) ? {} : '';
}

/** The ways in which a value can be invalid; `undefined` deletes the field. */
const ways: Readonly<Record<string, (value: Json) => Json | undefined>> = {
  absent: () => undefined,
  null: () => null,
  empty: emptyOf,
  'of a wrong type': (value) => (typeof value === 'string' ? 42 : 'text'),
  'a mistake': mistakeOf,
  'a reference to nothing': () => ({ _type: 'reference', _ref: 'nothing' }),
  'of an unknown type': (value) => (isJsonObject(value) ? { ...value, _type: 'unknown' } : value),
  'far too long': () => 'x'.repeat(100_000),
};

/** How many items of a list are corrupted. */
const itemsEach = 2;

function isCorruptible(step: string | number): boolean {
  return typeof step === 'number' ? step < itemsEach : !step.startsWith('_');
}

/** Returns a copy of a document for every field and every way to corrupt it. */
export function corruptedDocuments(document: FullDocument): Corrupted[] {
  return valuePaths(document, isCorruptible).flatMap((path) =>
    Object.entries(ways).flatMap(([way, change]) => {
      // An editing tool has no null in a list.
      if (way === 'null' && typeof path.at(-1) === 'number') return [];
      return [{ document: replaceIn(document, path, change), path, way }];
    }),
  );
}

/** Returns a copy of a document in which the value at a path is changed; `undefined` removes it. */
export function replaceIn(
  document: FullDocument,
  path: Path,
  change: (value: Json) => Json | undefined,
): FullDocument {
  const value = replaceAt(document, path, change);
  if (isJsonObject(value) && typeof value._id === 'string' && typeof value._type === 'string') {
    return { ...value, _id: value._id, _type: value._type };
  }
  throw new Error('a field of a document was to change, not the document');
}
