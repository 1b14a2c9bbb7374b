// @vitest-environment node
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { formSecret } from './form-secret.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'form-secret-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const inFolder = (name: string) => join(folder, name);

it('is generated once, for its owner alone', () => {
  const dataFolder = inFolder('data');
  const secret = formSecret({ dataFolder });
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(formSecret({ dataFolder })).toBe(secret);
  expect(readdirSync(dataFolder)).toEqual(['secret']);
  expect(readFileSync(join(dataFolder, 'secret'), 'utf8')).toBe(secret);
  expect(statSync(join(dataFolder, 'secret')).mode & 0o777).toBe(0o600);
});

it('is that of the settings if there is one', () => {
  expect(formSecret({ secret: 'a-secret-of-some-length', dataFolder: folder })).toBe(
    'a-secret-of-some-length',
  );
  expect(readdirSync(folder)).toEqual([]);
});

it.each([
  ['empty', ''],
  ['cut', 'x'.repeat(42)],
  ['full of zeros', '\0'.repeat(43)],
])('is refused if its file is %s', (_, stored) => {
  writeFileSync(inFolder('secret'), stored);
  expect(() => formSecret({ dataFolder: folder })).toThrow('is incomplete');
});
