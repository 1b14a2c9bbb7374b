// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const files = globSync('{app,components,lib,server}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$/.test(file),
);

/** The code that writes to the log. */
const code = files.map(read).filter((text) => /from '.*\/log\/log(?:\.ts)?'/.test(text));

/** A call of `log`; a level that depends on what has happened is a warning or an error. */
const call = /\blog\(\s*(?:'(\w+)'|level),\s*'([^']+)'/g;

const written = code.flatMap((text) =>
  [...text.matchAll(call)].map(([, level = 'warning, error', event]) => `${event}: ${level}`),
);

test('each call of log names a level and an event', () => {
  const calls = code.flatMap((text) => text.match(/\blog\(/g) ?? []);
  expect(calls.length).toBeGreaterThan(20);
  expect(written).toHaveLength(calls.length);
});

test('docs/operations.md lists the same events, with their levels', () => {
  const rows = read('docs/operations.md').matchAll(/^\| `([a-z-]+\.[a-z-]+)` \| ([a-z, ]+) \| /gm);
  const listed = [...rows].map(([, event, level]) => `${event}: ${level}`);
  expect(listed.toSorted()).toEqual([...new Set(written)].toSorted());
});
