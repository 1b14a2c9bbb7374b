import { isJsonObject, type Json, type JsonObject } from './json.ts';

/** Returns the text of a value; undefined where it is not a string or is blank. */
export function textOf(value: Json | undefined): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** Returns the objects of a list, each with its index. */
export function itemsOf(value: Json | undefined): [index: number, item: JsonObject][] {
  const items = Array.isArray(value) ? value : [];
  return items.flatMap((item, index): [number, JsonObject][] =>
    isJsonObject(item) ? [[index, item]] : [],
  );
}

/** Returns the fields of an object; an empty object for any other value. */
export function fieldsOf(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

/** Returns the id of a reference, or undefined. */
export function referenceOf(value: Json | undefined): string | undefined {
  return textOf(fieldsOf(value)._ref);
}

/** Whether a value contains no text: missing, a blank string, or rich text without text. */
export function isBlank(value: Json | undefined): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (!Array.isArray(value)) return true;
  return itemsOf(value).every(([, block]) =>
    itemsOf(block.children).every(([, span]) => textOf(span.text) === undefined),
  );
}
