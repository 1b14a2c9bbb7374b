import type { z } from 'zod';
import { reportCut } from './collect.ts';
import { field } from './field.ts';
import { isRecord, type JsonRecord, ownField } from './formats/is-record.ts';
import { limits } from './formats/limits.ts';
import { readKey } from './formats/read-key.ts';

/**
 * Returns the schema of the list of objects at `place` in its document or section; invalid items are left
 * out, and those beyond the most, which is reported.
 */
export function list<T>(place: string, item: z.ZodType<T>): z.ZodType<T[]> {
  return field('list', (value) => readList(value, place, item));
}

/** Like `list`, but with at least one valid item. */
export function filledList<T>(place: string, item: z.ZodType<T>): z.ZodType<T[]> {
  return field('list', (value) => {
    const items = readList(value, place, item);
    return items && items.length > 0 ? items : null;
  });
}

function readList<T>(value: unknown, place: string, item: z.ZodType<T>): T[] | null {
  const items = cutList(value, place);
  return (
    items &&
    withKeys(items.filter(isRecord)).flatMap((each) => {
      const parsed = item.safeParse(each);
      return parsed.success ? [parsed.data] : [];
    })
  );
}

/**
 * Returns as many items of the list at `place` as the site renders, and reports that there are more; null
 * if it is no list.
 */
export function cutList(value: unknown, place: string): unknown[] | null {
  if (!Array.isArray(value)) return null;
  if (value.length > limits.items) reportCut(place, limits.items);
  return value.slice(0, limits.items);
}

/**
 * Returns a list with a unique `_key` in each object: its own unless an earlier one has it, else
 * one made from its position.
 */
export function withKeys(items: readonly JsonRecord[]): KeyedRecord[];
export function withKeys(items: readonly unknown[]): unknown[];
export function withKeys(items: readonly unknown[]): unknown[] {
  const seen = new Set<string>();
  return items.map((item, index) => {
    if (!isRecord(item)) return item;
    const own = readKey(ownField(item, '_key'));
    const _key = own !== null && !seen.has(own) ? own : freeKey(index, seen);
    seen.add(_key);
    return { ...item, _key };
  });
}

export type KeyedRecord = JsonRecord & { readonly _key: string };

function freeKey(index: number, seen: ReadonlySet<string>): string {
  let number = index;
  while (seen.has(`item-${number}`)) number += limits.items;
  return `item-${number}`;
}

/**
 * Reads a list without duplicates of the values that `read` accepts; null if it is no list or too
 * long.
 */
export function readDistinct<T>(value: unknown, read: (item: unknown) => T | null): T[] | null {
  if (!Array.isArray(value) || value.length > limits.items) return null;
  return [...new Set(value.flatMap((item) => read(item) ?? []))];
}
