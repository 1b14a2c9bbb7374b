import { isRecord } from '../../lib/content/parse/formats/is-record.ts';
import { schemaTypes } from '../schema/index.ts';
import { locales } from '../schema/values/locales.ts';

/** The parts of a schema type or field that the format uses. */
export interface SchemaNode {
  readonly name?: string;
  readonly type: string;
  readonly fields?: readonly SchemaNode[];
  readonly of?: readonly SchemaNode[];
  readonly to?: readonly { readonly type: string }[] | { readonly type: string };
  readonly options?: unknown;
  readonly validation?: unknown;
}

const declared: readonly SchemaNode[] = schemaTypes;
const byName = new Map(declared.map((node) => [node.name, node]));

/** The document types, in the schema's order. */
export const documentTypes = declared
  .filter((node) => node.type === 'document')
  .flatMap((node) => node.name ?? []);

/** Returns the declared type of this name, or undefined. */
export function typeNamed(name: string): SchemaNode | undefined {
  return byName.get(name);
}

/**
 * Returns the node that defines a field's content: the field itself where it declares fields or
 * members, else the declared type it refers to.
 */
export function resolveNode(node: SchemaNode): SchemaNode {
  return byName.get(node.type) ?? node;
}

/**
 * Returns the `_type` of values in a place: the declared name of the type, not the field's name.
 */
export function typeNameOf(node: SchemaNode): string {
  return byName.has(node.type) || node.name === undefined ? node.type : node.name;
}

/** Whether a type is an object keyed by the site's languages. */
export function isLocalized(node: SchemaNode): boolean {
  return (
    node.fields?.length === locales.length &&
    locales.every((locale, index) => node.fields?.[index]?.name === locale.id)
  );
}

/** Whether a type is rich text (Portable Text), which files contain as Markdown. */
export function isRichText(node: SchemaNode): boolean {
  return node.of?.some((member) => member.type === 'block') ?? false;
}

/** Returns the types a reference may lead to. */
export function referenceTargets(node: SchemaNode): string[] {
  return [node.to ?? []].flat().map((target) => target.type);
}

/** Returns the allowed values of a field with a list of options. */
export function allowedValues(node: SchemaNode): unknown[] | undefined {
  const list = isRecord(node.options) ? node.options.list : undefined;
  if (!Array.isArray(list)) return undefined;
  return list.map((entry: unknown) =>
    typeof entry === 'object' && entry !== null && 'value' in entry ? entry.value : entry,
  );
}

/** Whether the schema's validation of a field requires a value in documents of a type. */
export function isRequired(node: SchemaNode, documentType: string): boolean {
  if (typeof node.validation !== 'function') return false;
  let required = false;
  // A rule is a chain of calls, of which only `required()` matters here.
  const rule: unknown = new Proxy(
    {},
    {
      get: (_, link) => () => {
        required ||= link === 'required';
        return rule;
      },
    },
  );
  node.validation(rule, { document: { _type: documentType } });
  return required;
}
