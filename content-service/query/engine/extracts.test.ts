import { expect, test } from 'vitest';
import type { JsonObject } from '../../store/json.ts';
import { Extracts } from './extracts.ts';
import type { ViewEntry } from './view.ts';

const entries = Array.from({ length: 20 }, (_, index): ViewEntry => {
  const id = `id-${index}`;
  return { id, head: { id, type: 'page', revision: 'r', isRemoval: false } };
});

/** Reads an attribute of all entries; returns of how many the document had to be loaded. */
function loadsOf(extracts: Extracts, attribute: string, view = 'view'): number {
  let loads = 0;
  const load = extracts.loader(view, [attribute], ({ id }): JsonObject => {
    loads += 1;
    return { _id: id, [attribute]: `${view} ${id}` };
  });
  for (const entry of entries) expect(load(entry)).toEqual({ [attribute]: `${view} ${entry.id}` });
  return loads;
}

test('sets that are used once count with what they contain', () => {
  const extracts = new Extracts(10_000);
  expect(loadsOf(extracts, 'first')).toBe(20);
  expect(loadsOf(extracts, 'second')).toBe(20);
  expect(loadsOf(extracts, 'first')).toBe(0);
  for (let index = 0; index < 50; index += 1) expect(loadsOf(extracts, `a${index}`)).toBe(20);
  expect(loadsOf(extracts, 'first')).toBe(20);
});

test('views that share a cache have sets of their own', () => {
  const extracts = new Extracts(10_000);
  expect(loadsOf(extracts, 'title')).toBe(20);
  expect(loadsOf(extracts, 'title', 'other view')).toBe(20);
});

test('a set larger than the cache keeps what fits', () => {
  const extracts = new Extracts(1000);
  expect(loadsOf(extracts, 'title')).toBe(20);
  const again = loadsOf(extracts, 'title');
  expect(again).toBeGreaterThan(0);
  expect(again).toBeLessThan(20);
});
