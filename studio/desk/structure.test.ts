import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { documentTypes } from '../../content/schema/documents/index.ts';

// The Studio's packages are not installed where unit tests run, so the desk is read as text.
const desk = ['./structure.ts', '../campaigns/structure.ts']
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('\n');

const items = desk.matchAll(/(?:types|lists|singletons?|documentTypeList\w*)\(([^)]*)\)/g);
const placed = [...items].flatMap(([, values]) => values?.match(/(?<=')\w+(?=')/g) ?? []);

it.each(documentTypes.map(({ name }) => name))('the desk has a place for %s', (name) => {
  expect(placed).toContain(name);
});
