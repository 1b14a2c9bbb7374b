import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { documentTypes } from '../content/schema/documents/index.ts';
import { sectionTypes } from '../content/schema/sections/index.ts';

// The Studio's packages are not installed where unit tests run, so the icons are read as text.
const source = readFileSync(new URL('./icons.ts', import.meta.url), 'utf8');
const icons = [...source.matchAll(/^ {2}(\w+): \w+,$/gm)].map(([, name]) => name);

it.each([...documentTypes, ...sectionTypes].map(({ name }) => name))(
  'there is an icon for %s',
  (name) => {
    expect(icons).toContain(name);
  },
);
