import { isJsonObject, type Json, type JsonObject } from '../format/json.ts';

/** The words of a value; nothing where it is no text or a blank one. */
export function textOf(value: Json | undefined): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** The objects of a list, each with its index. */
export function itemsOf(value: Json | undefined): [index: number, item: JsonObject][] {
  const items = Array.isArray(value) ? value : [];
  return items.flatMap((item, index): [number, JsonObject][] =>
    isJsonObject(item) ? [[index, item]] : [],
  );
}

/** The fields of an object; none where the value is something else. */
export function fieldsOf(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

/** The id a reference names, or nothing. */
export function referenceOf(value: Json | undefined): string | undefined {
  return textOf(fieldsOf(value)._ref);
}

/** Whether nobody reads anything there: nothing, blank words, or running text without words. */
export function isBlank(value: Json | undefined): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (!Array.isArray(value)) return true;
  return itemsOf(value).every(([, block]) =>
    itemsOf(block.children).every(([, span]) => textOf(span.text) === undefined),
  );
}
