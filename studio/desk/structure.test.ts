import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { documentTypes } from '../../content/schema/documents/index.ts';

// The Studio's packages are not installed where unit tests run, so the desk is read as text.
const desk = ['./structure.ts', '../campaigns/structure.ts']
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('\n');

it.each(documentTypes.map(({ name }) => name))('the desk has a place for %s', (name) => {
  const items = desk.matchAll(/(?:types|lists|singletons?|documentTypeList\w*)\(([^)]*)\)/g);
  expect([...items].some(([, values]) => values?.includes(`'${name}'`))).toBe(true);
});
