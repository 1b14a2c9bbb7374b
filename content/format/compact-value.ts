import { isRecord } from '../../lib/content/parse/formats/is-record.ts';
import { isJsonObject, type Json, type JsonObject } from '../json/json.ts';
import { sameMeaning } from './canonical.ts';
import { compactCrop, compactHotspot, compactLeaf } from './compact-leaf.ts';
import { expandValue } from './expand-value.ts';
import { type Picture, pictureFields } from './pictures.ts';
import { fieldOf, itemOf, type Place } from './place.ts';
import { compactRichText } from './rich-text.ts';
import { isRichText, resolveNode, type SchemaNode, typeNameOf } from './schema-index.ts';

/**
 * Returns the short form of a value, the inverse of `expandValue`. If the existing written form
 * means the same, it is kept; otherwise the canonical short form is returned. What the format
 * cannot represent is reported to the place.
 */
function compactValue(full: Json, declared: SchemaNode, written: unknown, place: Place): unknown {
  const silent: Place = { ...place, report: () => {} };
  if (written !== undefined && sameMeaning(expandValue(written, declared, silent), full)) {
    return written;
  }
  const node = resolveNode(declared);
  if (isRichText(node)) return Array.isArray(full) ? compactRichText(full.filter(isTyped)) : full;
  if (node.type === 'array') return compactArray(full, node, written, place);
  if (node.type === 'image') return compactPicture(full, declared, written, place);
  if (node.fields) return compactFields(full, node, written, place);
  return compactLeaf(full, node, written, place.context.firstDay);
}

const isTyped = (block: Json): block is JsonObject & { _type: string } =>
  isJsonObject(block) && typeof block._type === 'string';

/** Returns the fields of an object in the order of the written ones; new ones in schema order. */
export function compactFields(
  full: Json,
  node: SchemaNode,
  written: unknown,
  place: Place,
): Record<string, unknown> {
  const { _type, _key, ...values } = isJsonObject(full) ? full : {};
  const old = isRecord(written) ? written : {};
  const fields = new Map(node.fields?.map((field) => [field.name, field]));
  for (const name of Object.keys(values)) {
    if (!fields.has(name)) place.report(fieldOf(place, name).path, 'the schema has no such field');
  }
  const names = new Set([...Object.keys(old), ...fields.keys()]);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const field = fields.get(name);
      const value = name === undefined ? undefined : values[name];
      if (!name || !field || value === undefined || value === null) return [];
      const short = compactValue(value, field, old[name], fieldOf(place, name));
      return short === undefined ? [] : [[name, short]];
    }),
  );
}

function compactArray(full: Json, node: SchemaNode, written: unknown, place: Place): unknown[] {
  const members = node.of ?? [];
  const old: unknown[] = Array.isArray(written) ? written : [];
  return (Array.isArray(full) ? full : []).flatMap((item, index) => {
    const at = itemOf(place, index);
    const type = isJsonObject(item) ? item._type : undefined;
    const member = members.find((each) => typeNameOf(each) === type) ?? members[0];
    const known = members.length === 1 || members.some((each) => typeNameOf(each) === type);
    if (!member || !known) {
      at.report(at.path, `the schema has no ${String(type)} here`);
      return [];
    }
    const named = members.length > 1 ? { _type: type } : {};
    const candidates = old.filter((each) => !isRecord(each) || each._type === named._type);
    const short = compactItem(item, member, candidates, old[index], at);
    if (short === undefined) return [];
    return [isRecord(short) ? { ...named, ...short } : short];
  });
}

/** Returns an item in the form of the written one that means the same, at any position. */
function compactItem(
  item: Json,
  member: SchemaNode,
  candidates: readonly unknown[],
  samePlace: unknown,
  place: Place,
): unknown {
  const silent: Place = { ...place, report: () => {} };
  const bare = (each: unknown) => {
    if (!isRecord(each)) return each;
    const { _type, ...rest } = each;
    return rest;
  };
  const same = candidates.find((each) =>
    sameMeaning(expandValue(bare(each), member, silent), item),
  );
  if (same !== undefined) return bare(same);
  const replaced = candidates.includes(samePlace) ? bare(samePlace) : undefined;
  return compactValue(item, member, replaced, place);
}

/** Returns the catalogue's key, with the properties of this use that differ from the catalogue. */
function compactPicture(full: Json, declared: SchemaNode, written: unknown, place: Place): unknown {
  const { asset, hotspot, crop, ...fields } = isJsonObject(full) ? full : {};
  const picture = findPicture(isJsonObject(asset) ? asset._ref : undefined, written, place);
  if (!picture) {
    place.report(place.path, 'has no picture of the catalogue');
    return undefined;
  }
  const turnsDecorative = fields.decorative === true && picture.defaults.decorative !== true;
  const use = { use: picture.key, ...(turnsDecorative ? { decorative: true } : {}) };
  const usual = expandValue(use, declared, { ...place, report: () => {} });
  const defaults = isJsonObject(usual) ? usual : {};
  const differs = (name: string, value: Json | undefined) =>
    value !== undefined && !(name in defaults && sameMeaning(defaults[name] ?? null, value));
  const own: Record<string, unknown> = compactFields(
    Object.fromEntries(Object.entries(fields).filter(([name, value]) => differs(name, value))),
    resolveNode(declared),
    written,
    place,
  );
  if (isJsonObject(hotspot) && differs('hotspot', hotspot)) own.hotspot = compactHotspot(hotspot);
  if (isJsonObject(crop) && differs('crop', crop)) own.crop = compactCrop(crop);
  for (const name of pictureFields) {
    if (name in defaults && !(isJsonObject(full) && name in full)) own[name] = null;
  }
  return Object.keys({ ...use, ...own }).length === 1 ? picture.key : { ...use, ...own };
}

function findPicture(assetId: unknown, written: unknown, { context }: Place): Picture | undefined {
  const key = isRecord(written) ? written.use : written;
  const named = typeof key === 'string' ? context.pictures.get(key) : undefined;
  if (named?.assetId === assetId) return named;
  return [...context.pictures.values()].find((picture) => picture.assetId === assetId);
}
