import type { RunQuery } from '../../../lib/content/client/run-query.ts';
import {
  allowedValues,
  isRichText,
  resolveNode,
  type SchemaNode,
  typeNamed,
  typeNameOf,
} from '../../format/schema-index.ts';
import { annotations } from '../../format/visits.ts';
import { type FullDocument, isJsonObject, type Json } from '../../json/json.ts';
import { itemsOf } from '../../json/values.ts';
import { checksOf, type RuleContext } from './rule-recorder.ts';

/** A validation message of an editing tool, with the path of its field. */
export interface Mark {
  readonly path: string;
  readonly message: string;
}

const kinds: Readonly<Record<string, (value: Json) => boolean>> = {
  string: (value) => typeof value === 'string',
  text: (value) => typeof value === 'string',
  url: (value) => typeof value === 'string',
  date: (value) => typeof value === 'string',
  datetime: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  array: Array.isArray,
  object: isJsonObject,
  image: isJsonObject,
  document: isJsonObject,
  reference: (value) => isJsonObject(value) && typeof value._ref === 'string',
};

interface Place {
  readonly path: string;
  readonly parent: Json | undefined;
}

const findNothing: RunQuery = async () => null;

/**
 * Validates a document as an editing tool does: the type of each value, the list of allowed values,
 * whether references have a target, and the rules of the schema. Without `fetch`, the rules that compare
 * documents have none to compare with.
 */
export async function validate(
  document: FullDocument,
  ids: ReadonlySet<string>,
  fetch: RunQuery = findNothing,
): Promise<readonly Mark[]> {
  const marks: Mark[] = [];
  // Answers are shared by the name of the dataset.
  const config = () => ({ dataset: fetch === findNothing ? 'none' : 'given' });
  const visit = async (value: Json | undefined, declared: SchemaNode, place: Place) => {
    const mark = (message: string) => marks.push({ path: place.path, message });
    const node = resolveNode(declared);
    const context: RuleContext = {
      document,
      parent: place.parent,
      getClient: () => ({ fetch, config }),
    };
    // The rules of a field replace those of its type.
    for (const check of checksOf(declared.validation ? declared : node, context)) {
      const said = await check(value, context);
      if (said !== true) mark(String(said));
    }
    if (value === undefined || value === null) return;
    if (kinds[node.type]?.(value) === false) return mark(`is no ${node.type}`);
    const allowed = allowedValues(declared);
    if (allowed && !Array.isArray(value) && !allowed.includes(value)) mark('is not in the list');
    if (node.type === 'reference' && isJsonObject(value) && !ids.has(String(value._ref))) {
      mark('leads nowhere');
    }
    if (isRichText(node)) await visitLinks(value, place);
    else if (Array.isArray(value)) await visitItems(value, node, place);
    else if (isJsonObject(value)) await visitFields(value, node, place);
  };
  const visitItems = async (items: Json[], node: SchemaNode, { path }: Place) => {
    for (const [index, item] of items.entries()) {
      const at = { path: `${path}[${index}]`, parent: items };
      const member = memberFor(item, node.of ?? []);
      if (member) await visit(item, member, at);
      else marks.push({ path: at.path, message: 'is of an unknown type' });
    }
  };
  const visitLinks = async (text: Json, { path }: Place) => {
    for (const [index, block] of itemsOf(text)) {
      for (const [mark, link] of itemsOf(block.markDefs)) {
        const annotation = annotations.find(({ name }) => name === link._type);
        const at = { path: `${path}[${index}].markDefs[${mark}]`, parent: block };
        if (annotation) await visit(link, annotation, at);
      }
    }
  };
  const visitFields = async (
    value: { readonly [name: string]: Json },
    node: SchemaNode,
    { path }: Place,
  ) => {
    for (const field of node.fields ?? []) {
      const name = field.name ?? '';
      await visit(value[name], field, { path: path ? `${path}.${name}` : name, parent: value });
    }
  };
  const node = typeNamed(document._type);
  if (node) await visit(document, node, { path: '', parent: undefined });
  return marks;
}

function memberFor(item: Json, members: readonly SchemaNode[]): SchemaNode | undefined {
  const [only, ...others] = members;
  const type = isJsonObject(item) ? item._type : undefined;
  if (only && others.length === 0 && typeof type !== 'string') return only;
  return members.find((member) => typeNameOf(member) === type);
}
