import type { Locale } from '../../lib/platform/i18n/locales.ts';
import { type FullDocument, isJsonObject, type Json, type JsonObject } from '../json/json.ts';
import { fieldsOf, itemsOf } from '../json/values.ts';
import { richText } from '../schema/objects/rich-text.ts';
import { locales } from '../schema/values/locales.ts';
import {
  isLocalized,
  isRequired,
  isRichText,
  resolveNode,
  type SchemaNode,
  typeNamed,
  typeNameOf,
} from './schema-index.ts';

/** A place in a document that the schema defines, whether or not it has a value. */
export interface Visit {
  readonly path: string;
  /** The language of the value; null outside localized fields. */
  readonly language: Locale | null;
  /** The field's name; for an item of a list, the list's. */
  readonly name: string;
  /** The declared type, such as `localizedString`; `unknown` for an item the schema lacks. */
  readonly type: string;
  readonly node: SchemaNode;
  readonly documentType: string;
  readonly required: boolean;
  readonly value: Json | undefined;
  /** The object that contains it. */
  readonly parent: JsonObject;
}

type At = Pick<Visit, 'path' | 'language' | 'documentType' | 'parent' | 'name'>;

/** The link types of rich text. */
export const annotations: readonly SchemaNode[] = richText.of.flatMap(
  ({ marks }) => marks?.annotations ?? [],
);

const known = new WeakMap<FullDocument, readonly Visit[]>();

/**
 * Returns every place of a document, outer ones first. Fields of a missing object are included only
 * where the object is required.
 */
export function visitsOf(document: FullDocument): readonly Visit[] {
  const before = known.get(document);
  if (before) return before;
  const found: Visit[] = [];
  const node = typeNamed(document._type);
  const at = { path: '', language: null, documentType: document._type };
  if (node) visitFields(document, node, at, found);
  known.set(document, found);
  return found;
}

function visitFields(
  parent: JsonObject,
  node: SchemaNode,
  { path, language, documentType }: Pick<At, 'path' | 'language' | 'documentType'>,
  found: Visit[],
): void {
  for (const field of node.fields ?? []) {
    const name = field.name ?? '';
    const inside = path ? `${path}.${name}` : name;
    const at = { path: inside, language, documentType, parent, name };
    visit(parent[name], field, at, found);
  }
}

function visit(value: Json | undefined, declared: SchemaNode, at: At, found: Visit[]): void {
  const node = resolveNode(declared);
  const required = isRequired(declared, at.documentType);
  found.push({ ...at, type: declared.type, node, required, value });
  const isExpected = required && node.type !== 'image';
  if (isRichText(node)) visitText(value, at, found);
  else if (node.type === 'array') visitItems(value, node, at, found);
  else if (isLocalized(node)) visitLanguages(value, node, at, found);
  else if (isJsonObject(value) || isExpected) visitFields(fieldsOf(value), node, at, found);
}

function visitLanguages(value: Json | undefined, node: SchemaNode, at: At, found: Visit[]): void {
  if (!isJsonObject(value)) return;
  for (const { id: language } of locales) {
    const field = node.fields?.find(({ name }) => name === language);
    if (field && value[language] !== undefined) {
      visit(value[language], field, { ...at, language, parent: value }, found);
    }
  }
}

function visitItems(value: Json | undefined, node: SchemaNode, at: At, found: Visit[]): void {
  const members = node.of ?? [];
  for (const [index, item] of (Array.isArray(value) ? value : []).entries()) {
    const here = { ...at, path: `${at.path}[${index}]` };
    const type = isJsonObject(item) ? item._type : undefined;
    const member =
      members.length === 1 ? members[0] : members.find((each) => typeNameOf(each) === type);
    if (member) visit(item, member, here, found);
    else {
      const unknown = { type: 'unknown', node: { type: 'unknown' }, required: false };
      found.push({ ...here, ...unknown, value: item });
    }
  }
}

function visitText(value: Json | undefined, at: At, found: Visit[]): void {
  for (const [index, block] of itemsOf(value)) {
    for (const [mark, link] of itemsOf(block.markDefs)) {
      const annotation = annotations.find(({ name }) => name === link._type);
      if (!annotation) continue;
      const path = `${at.path}[${index}].markDefs[${mark}]`;
      const type = annotation.name ?? '';
      found.push({
        ...at,
        path,
        type,
        node: annotation,
        required: false,
        value: link,
        parent: block,
      });
      visitFields(link, annotation, { ...at, path }, found);
    }
  }
}
