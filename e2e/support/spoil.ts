import type { SanityDocument } from '@sanity/client';

/** Invalid values that editors, scripts and imports have been seen to write. */
export const slips = [
  'absent',
  'null',
  'empty',
  'wrong type',
  'plausible slip',
  'reference to nothing',
  'unknown type',
  'very long',
  'lone surrogate',
] as const;

export type Slip = (typeof slips)[number];

/** A document with one field spoiled in one way, or several. */
export interface Spoiled {
  readonly name: string;
  readonly original: SanityDocument;
  readonly document: SanityDocument;
}

/** The number of rounds that `spoilInRound` distributes the slips of each document over. */
export const rounds = 200;

type Fields = Record<string, unknown>;

/**
 * Returns a document spoiled in every way, one field at a time: its own fields and those one level
 * below.
 */
export function spoil(original: SanityDocument): Spoiled[] {
  return slipsOf(original).map((slip) => withSlips(original, [slip]));
}

/**
 * Returns the documents of a round: over all rounds, every field that `spoil` knows is spoiled in
 * every way. Documents with more slips than rounds have several fields spoiled at the same time.
 */
export function spoilInRound(round: number, documents: readonly SanityDocument[]): Spoiled[] {
  return documents.flatMap((original, index) => {
    // Documents start at different slips, so that every round covers slips of every kind.
    const turn = (round + index) % rounds;
    const ofRound = slipsOf(original).filter((_, position) => position % rounds === turn);
    return ofRound.length > 0 ? [withSlips(original, ofRound)] : [];
  });
}

interface FieldSlip {
  readonly path: readonly string[];
  readonly slip: Slip;
}

function slipsOf(document: SanityDocument): FieldSlip[] {
  return fieldPaths(document).flatMap((path) => slips.map((slip) => ({ path, slip })));
}

function withSlips(original: SanityDocument, fields: readonly FieldSlip[]): Spoiled {
  return {
    name: `${original._id}: ${fields.map(({ path, slip }) => `${path.join('.')} ${slip}`).join(', ')}`,
    original,
    document: fields.reduce(
      (document, { path, slip }) => withField(document, path, (value) => spoiledValue(value, slip)),
      original,
    ),
  };
}

/** The types that contain texts. */
const textTypes: ReadonlySet<unknown> = new Set(['localizedString', 'localizedText', 'span']);

/**
 * Returns a document with another `_id` and slug, and with half an emoji in every text: its pages
 * have never been rendered, so that no earlier rendering of them can hide a failure.
 */
export function newWithHalfEmojis(original: SanityDocument, name: string): SanityDocument {
  const slug = { _type: 'localizedSlug', en: name };
  return { ...original, ...textsWithHalfEmojis(original), _id: name, slug, previousSlugs: [] };
}

function textsWithHalfEmojis(fields: Fields): Fields {
  const isText = textTypes.has(fields._type);
  const spoiled = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(spoiled);
    if (isFields(value)) return textsWithHalfEmojis(value);
    return isText && typeof value === 'string' ? withHalfEmoji(value) : value;
  };
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      name.startsWith('_') ? value : spoiled(value),
    ]),
  );
}

/** A text as it is left by a program that cuts it in the middle of an emoji. */
const withHalfEmoji = (text: string) => `${text} \uD83C`;

/** Returns about `count` items of a list, spread evenly over it. */
export function sample<Item>(items: readonly Item[], count: number): Item[] {
  const step = Math.max(1, items.length / count);
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

function fieldPaths(document: Fields): string[][] {
  return Object.entries(document)
    .filter(([name]) => !/^_(id|rev|createdAt|updatedAt)$/.test(name))
    .flatMap(([name, value]) => {
      const below = isFields(value) ? Object.keys(value).filter((key) => key !== '_type') : [];
      return [[name], ...below.map((key) => [name, key])];
    });
}

function withField(
  document: SanityDocument,
  [name = '', below]: readonly string[],
  change: (value: unknown) => unknown,
): SanityDocument {
  const spoiled: SanityDocument = structuredClone(document);
  const parent = below === undefined ? spoiled : spoiled[name];
  if (!isFields(parent)) return spoiled;
  const key = below ?? name;
  const value = change(parent[key]);
  if (value === undefined) delete parent[key];
  else parent[key] = value;
  // The service refuses a strong reference to a document that does not exist.
  if (key === '_ref') parent._weak = true;
  // The service stores no document without a type; an unknown type is a separate slip.
  if (typeof spoiled._type !== 'string' || spoiled._type === '') spoiled._type = 'unheardOf';
  return spoiled;
}

function spoiledValue(value: unknown, slip: Slip): unknown {
  switch (slip) {
    case 'absent':
      return undefined;
    case 'null':
      return null;
    case 'empty':
      return Array.isArray(value) ? [] : isFields(value) ? {} : '';
    case 'wrong type':
      return typeof value === 'string' ? 42 : 'a text';
    case 'plausible slip':
      return plausibleSlip(value);
    case 'reference to nothing':
      return { _type: 'reference', _ref: 'nothing', _weak: true };
    case 'unknown type':
      return isFields(value) ? { ...value, _type: 'unheardOf' } : { _type: 'unheardOf' };
    case 'very long':
      return 'x'.repeat(100_000);
    case 'lone surrogate':
      return typeof value === 'string' ? withHalfEmoji(value) : '\uD83C';
  }
}

/** Returns a typical typing error: spaces around, another format, a value instead of a list. */
function plausibleSlip(value: unknown): unknown {
  if (typeof value === 'string') return /^\d/.test(value) ? '9:00' : ` ${value} `;
  if (typeof value === 'number') return `${value} Kč`;
  if (typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return [null, ...value, value[0]];
  return value === undefined ? ' ' : [value];
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
