import {
  type Path,
  replaceAt,
  valueAt,
  valuePaths,
} from '../../content/check/testing/value-paths.ts';
import {
  type FullDocument,
  isJsonObject,
  type Json,
  type JsonObject,
} from '../../content/json/json.ts';
import { seeded } from '../../content/testing/seeded.ts';
import { isLocale } from '../../lib/platform/i18n/locales.ts';

/** Invalid values that editors, scripts and imports have been seen to write. */
export const corruptionKinds = [
  'absent',
  'null',
  'empty',
  'wrong type',
  'plausible mistake',
  'reference to nothing',
  'unknown type',
  'very long',
  'lone surrogate',
] as const;

export type CorruptionKind = (typeof corruptionKinds)[number];

/** A value of a document that is to be corrupted in one way. */
export interface Corruption {
  readonly original: FullDocument;
  readonly path: Path;
  readonly kind: CorruptionKind;
}

/** Returns the name of a corruption for messages. */
export function nameOf({ original, path, kind }: Corruption): string {
  return `${original._id}: ${path.join('.')} ${kind}`;
}

/**
 * Returns corruptions of every field of every type at any depth, each in `ways` ways. Items of a list
 * that have one type are one field, and so are the languages of a text. Which document, item and
 * language is corrupted, and in which ways, differs from field to field, but not from run to run. Fields
 * are in no particular order.
 */
export function corruptionsOfFields(
  documents: readonly FullDocument[],
  ways: number = corruptionKinds.length,
): Corruption[] {
  const places = documents.flatMap((original) =>
    valuePaths(original, isCorruptible).map((path) => ({ original, path })),
  );
  const fields = Map.groupBy(places, ({ original, path }) => fieldAt(original, path));
  return shuffled([...fields], 'fields').flatMap(([field, ofField]) => {
    const random = seeded(field);
    const inWays = shuffled(corruptionKinds, field).slice(0, ways);
    return inWays.flatMap((kind) => {
      const place = ofField[Math.floor(random() * ofField.length)];
      return place ? [{ ...place, kind }] : [];
    });
  });
}

/** The fields without which a document has no page, or has it at another address. */
const ofAddress: ReadonlySet<unknown> = new Set(['_type', 'route', 'slug']);

/** Whether the page of a document may be gone while it is corrupted. */
export function removesPage({ path }: Pick<Corruption, 'path'>): boolean {
  return ofAddress.has(path[0]);
}

/** Returns documents with all these corruptions. */
export function corrupt(corruptions: readonly Corruption[]): FullDocument[] {
  const byId = Map.groupBy(corruptions, ({ original }) => original._id);
  return [...byId.values()].flatMap((ofDocument) => {
    const [first] = ofDocument;
    // Later items of a list first: an item that is absent moves those behind it.
    return first ? [ofDocument.toSorted(laterFirst).reduce(withCorrupted, first.original)] : [];
  });
}

function laterFirst(one: Corruption, other: Corruption): number {
  const at = one.path.findIndex((step, index) => step !== other.path[index]);
  const [a, b] = [one.path[at] ?? '', other.path[at] ?? ''];
  return typeof a === 'number' && typeof b === 'number' ? b - a : a < b ? 1 : -1;
}

/** Returns the documents that are corrupted, as they were. */
export function originals(corruptions: readonly Corruption[]): FullDocument[] {
  return [...new Set(corruptions.map(({ original }) => original))];
}

/** Identifies and dates a document; the service sets them. */
const isCorruptible = (step: string | number) => !/^_(id|rev|createdAt|updatedAt)$/.test(`${step}`);

/** Returns the name of the field at a path: `event.dates.date.start`, `page.title.language`. */
function fieldAt(document: FullDocument, path: Path): string {
  const names: string[] = [document._type];
  for (const [index, step] of path.entries()) {
    const value = valueAt(document, path.slice(0, index + 1));
    if (typeof step === 'string') names.push(isLocale(step) ? 'language' : step);
    else names.push(isJsonObject(value) ? `${value._type}` : 'item');
  }
  return names.join('.');
}

function shuffled<Item>(items: readonly Item[], seed: string): Item[] {
  const random = seeded(seed);
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** The types that contain texts. */
const textTypes: ReadonlySet<unknown> = new Set(['localizedString', 'localizedText', 'span']);

/**
 * Returns a document with another `_id` and slug, and with half an emoji in every text: its pages
 * have never been rendered, so that no earlier rendering of them can hide a failure.
 */
export function newWithHalfEmojis(original: FullDocument, name: string): FullDocument {
  const slug = { _type: 'localizedSlug', en: name };
  return { ...original, ...textsWithHalfEmojis(original), _id: name, slug, previousSlugs: [] };
}

function textsWithHalfEmojis(fields: JsonObject): JsonObject {
  const isText = textTypes.has(fields._type);
  const corrupted = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(corrupted);
    if (isJsonObject(value)) return textsWithHalfEmojis(value);
    return isText && typeof value === 'string' ? withHalfEmoji(value) : value;
  };
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      name.startsWith('_') ? value : corrupted(value),
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

function withCorrupted(document: FullDocument, { path, kind }: Corruption): FullDocument {
  // The service refuses a strong reference to a document that does not exist.
  const weak = path.at(-1) === '_ref' ? withWeakReference(document, path.slice(0, -1)) : document;
  const corrupted = replaceAt(weak, path, (value) => corruptedValue(value, kind));
  const { _type, ...fields } = isJsonObject(corrupted) ? corrupted : {};
  // The service stores no document without a type; an unknown type is a separate kind.
  const type = typeof _type === 'string' && _type !== '' ? _type : 'unknown';
  return { ...fields, _id: document._id, _type: type };
}

function withWeakReference(document: FullDocument, path: Path): Json {
  const weak = replaceAt(document, path, (value) =>
    isJsonObject(value) ? { ...value, _weak: true } : value,
  );
  return weak ?? document;
}

function corruptedValue(value: Json, kind: CorruptionKind): Json | undefined {
  switch (kind) {
    case 'absent':
      return undefined;
    case 'null':
      return null;
    case 'empty':
      return Array.isArray(value) ? [] : isJsonObject(value) ? {} : '';
    case 'wrong type':
      return typeof value === 'string' ? 42 : 'a text';
    case 'plausible mistake':
      return plausibleMistake(value);
    case 'reference to nothing':
      return { _type: 'reference', _ref: 'nothing', _weak: true };
    case 'unknown type':
      return isJsonObject(value) ? { ...value, _type: 'unknown' } : { _type: 'unknown' };
    case 'very long':
      return 'x'.repeat(100_000);
    case 'lone surrogate':
      return typeof value === 'string' ? withHalfEmoji(value) : '\uD83C';
  }
}

/** Returns a typical typing error: spaces around, another format, a value instead of a list. */
function plausibleMistake(value: Json): Json {
  if (typeof value === 'string') return /^\d/.test(value) ? '9:00' : ` ${value} `;
  if (typeof value === 'number') return `${value} Kč`;
  if (typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return [null, ...value, value[0] ?? null];
  return [value];
}
