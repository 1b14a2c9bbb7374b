import { schemaTypes } from '../schema/index.ts';
import { locales } from '../schema/locales.ts';
import { isObject } from './json.ts';

/** What the format needs to know of a type or a field of the schema. */
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

/** The types that are documents, in the schema's order. */
export const documentTypes = declared
  .filter((node) => node.type === 'document')
  .flatMap((node) => node.name ?? []);

/** The declared type of that name, or nothing. */
export function typeNamed(name: string): SchemaNode | undefined {
  return byName.get(name);
}

/**
 * The node that says what a field holds: its own where the field declares fields or members
 * itself, else the declared type it names.
 */
export function resolveNode(node: SchemaNode): SchemaNode {
  return byName.get(node.type) ?? node;
}

/** The `_type` of values in a place: the declared name of the type, not the field's name. */
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

/** Whether a type holds running text (Portable Text), which files hold as Markdown. */
export function isRichText(node: SchemaNode): boolean {
  return node.of?.some((member) => member.type === 'block') ?? false;
}

/** The types a reference may lead to. */
export function referenceTargets(node: SchemaNode): string[] {
  return [node.to ?? []].flat().map((target) => target.type);
}

/** The values a field offers, where it offers a list. */
export function allowedValues(node: SchemaNode): unknown[] | undefined {
  const list = isObject(node.options) ? node.options.list : undefined;
  if (!Array.isArray(list)) return undefined;
  return list.map((entry: unknown) =>
    typeof entry === 'object' && entry !== null && 'value' in entry ? entry.value : entry,
  );
}

/** Whether the schema's validation of a field asks for a value. */
export function isRequired(node: SchemaNode): boolean {
  if (typeof node.validation !== 'function') return false;
  let required = false;
  // A rule is a chain of calls; the only link of interest here is `required()`.
  const rule: unknown = new Proxy(
    {},
    {
      get: (_, link) => () => {
        required ||= link === 'required';
        return rule;
      },
    },
  );
  node.validation(rule);
  return required;
}
