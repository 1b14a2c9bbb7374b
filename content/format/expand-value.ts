import { z } from 'zod';
import { isRecord } from '../../lib/content/parse/formats/is-record.ts';
import type { Json, JsonObject } from '../json/json.ts';
import { isEnglishOptional } from '../schema/rules/languages.ts';
import { linkable } from '../schema/values/linkable.ts';
import { expandLeaf, expandReference } from './expand-leaf.ts';
import { keyAt } from './keys.ts';
import { assetReference, cropSchema, hotspotSchema, mergePicture } from './pictures.ts';
import { fieldOf, itemOf, type Place } from './place.ts';
import { expandRichText } from './rich-text.ts';
import {
  isLocalized,
  isRequired,
  isRichText,
  resolveNode,
  type SchemaNode,
  typeNameOf,
} from './schema-index.ts';

/** The document types that links in rich text may lead to. */
const linkTargets = linkable.map(({ type }) => type);

/** Expands a written value according to the schema; problems are reported to the place. */
export function expandValue(value: unknown, declared: SchemaNode, place: Place): Json {
  const node = resolveNode(declared);
  if (isRichText(node)) return expandMarkdown(value, place);
  if (node.type === 'array') return expandArray(value, node, place);
  if (node.type === 'image') return expandPicture(value, declared, place);
  if (node.fields) return { _type: typeNameOf(declared), ...expandFields(value, node, place) };
  return expandLeaf(value, node, place);
}

/**
 * Expands the fields of an object; reports unknown fields and missing required ones or languages.
 */
export function expandFields(value: unknown, node: SchemaNode, place: Place): JsonObject {
  if (!isRecord(value)) {
    place.report(place.path, 'expected an object');
    return {};
  }
  const fields = new Map(node.fields?.map((field) => [field.name, field]));
  const expanded: JsonObject = {};
  for (const [name, written] of Object.entries(value)) {
    const at = fieldOf(place, name);
    const field = fields.get(name);
    if (!field) place.report(at.path, 'the schema has no such field');
    else if (written === null) place.report(at.path, 'is empty');
    else expanded[name] = expandValue(written, field, at);
  }
  for (const name of missingFields(value, node, place)) {
    place.report(fieldOf(place, name).path, 'is missing');
  }
  return expanded;
}

function missingFields(value: object, node: SchemaNode, place: Place): string[] {
  const required = isLocalized(node) ? requiredLanguages(node, place) : requiredFields(node, place);
  return required.filter((name) => !(name in value));
}

const requiredLanguages = ({ name = '' }: SchemaNode, { documentType, languages }: Place) =>
  isEnglishOptional(name, documentType) ? [] : languages;

const requiredFields = ({ fields = [] }: SchemaNode, { documentType }: Place) =>
  fields.filter((field) => isRequired(field, documentType)).flatMap(({ name }) => name ?? []);

function expandArray(value: unknown, node: SchemaNode, place: Place): Json {
  if (!Array.isArray(value)) {
    place.report(place.path, 'expected a list');
    return [];
  }
  return value.map((item: unknown, index) => expandItem(item, node, itemOf(place, index)));
}

function expandItem(item: unknown, array: SchemaNode, place: Place): Json {
  const members = array.of ?? [];
  const { _type: type, ...rest } = isRecord(item) ? item : {};
  const only = members.length === 1 ? members[0] : undefined;
  const member = type === undefined ? only : members.find((each) => typeNameOf(each) === type);
  if (!member) {
    const names = members.map(typeNameOf).join(', ');
    place.report(place.path, `needs a _type out of ${names}${type ? `, not ${String(type)}` : ''}`);
    return null;
  }
  const expanded = expandValue(isRecord(item) ? rest : item, member, place);
  return isRecord(expanded) ? { _key: keyAt(place.documentId, place.path), ...expanded } : expanded;
}

function expandMarkdown(value: unknown, place: Place): Json {
  if (typeof value !== 'string' || value.trim() === '') {
    place.report(place.path, 'expected Markdown');
    return [];
  }
  let count = 0;
  const { blocks, problems } = expandRichText(
    value,
    () => keyAt(place.documentId, `${place.path}#${count++}`),
    ({ page }) => page && expandReference(page, linkTargets, place),
  );
  for (const problem of problems) place.report(place.path, problem);
  return blocks;
}

function expandPicture(value: unknown, declared: SchemaNode, place: Place): Json {
  const use = isRecord(value) ? value : { use: value };
  const picture = typeof use.use === 'string' ? place.context.pictures.get(use.use) : undefined;
  if (!picture) {
    place.report(place.path, `the catalogue has no picture "${String(use.use)}"`);
    return null;
  }
  const { hotspot, crop, ...fields } = mergePicture(picture, use);
  if (fields.decorative !== true && fields.alt === undefined) {
    place.report(place.path, 'needs a text alternative (alt), or has to be decorative');
  }
  return {
    _type: typeNameOf(declared),
    asset: assetReference(picture.assetId),
    ...expandFields(fields, resolveNode(declared), place),
    ...expandFrame('hotspot', hotspot, hotspotSchema, place),
    ...expandFrame('crop', crop, cropSchema, place),
  };
}

function expandFrame(name: string, written: unknown, schema: z.ZodType<JsonObject>, place: Place) {
  if (written === undefined) return {};
  const parsed = schema.safeParse(written);
  if (parsed.success) return { [name]: parsed.data };
  place.report(fieldOf(place, name).path, z.prettifyError(parsed.error));
  return {};
}
