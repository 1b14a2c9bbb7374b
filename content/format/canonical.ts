import { isDeepStrictEqual } from 'node:util';
import { isJsonObject, type Json, type JsonObject } from '../json/json.ts';

/** Fields the content service writes itself. */
const bookkeeping = new Set(['_rev', '_createdAt', '_updatedAt', '_system', '_key']);

/**
 * Returns a value without what has no meaning: the service's own fields, keys of array items, and
 * the many ways in which editors split the same rich text into spans and link definitions.
 */
export function canonical(value: Json): Json {
  if (Array.isArray(value)) return value.map(canonical);
  if (!isJsonObject(value)) return value;
  const source =
    value._type === 'block' && Array.isArray(value.children) ? plainBlock(value) : value;
  const fields = Object.entries(source).filter(
    ([name, field]) => !bookkeeping.has(name) && field !== null,
  );
  return Object.fromEntries(fields.map(([name, field]) => [name, canonical(field)]));
}

/** Whether two values mean the same. */
export function sameMeaning(one: Json, other: Json): boolean {
  return isDeepStrictEqual(canonical(one), canonical(other));
}

function plainBlock(block: JsonObject): JsonObject {
  const { markDefs, children, ...rest } = block;
  const links = new Map<Json | undefined, Json>();
  for (const mark of Array.isArray(markDefs) ? markDefs : []) {
    if (isJsonObject(mark)) links.set(mark._key, mark);
  }
  const spans: JsonObject[] = [];
  for (const child of Array.isArray(children) ? children.filter(isJsonObject) : []) {
    const marks = (Array.isArray(child.marks) ? child.marks : [])
      .map((mark) => canonical(links.get(mark) ?? mark))
      .sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
    const span: JsonObject = { ...child, marks };
    const last = spans.at(-1);
    if (last && child._type === 'span' && isDeepStrictEqual(last.marks, marks)) {
      last.text = `${last.text}${child.text}`;
    } else if (child._type !== 'span' || child.text !== '') spans.push(span);
  }
  return { ...rest, children: spans };
}
