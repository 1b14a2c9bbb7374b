import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compileAtOnce } from './compile-at-once.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

it('marks only the bundle of every page, and only once', () => {
  write('build-manifest.json', JSON.stringify({ rootMainFiles: ['framework.js'] }));
  write('framework.js', 'run();');
  write('map.js', 'walk();');
  compileAtOnce(folder);
  compileAtOnce(folder);
  expect(read('framework.js')).toBe('//# allFunctionsCalledOnLoad\nrun();');
  expect(read('map.js')).toBe('walk();');
});

it('throws for a build without a bundle', () => {
  write('build-manifest.json', JSON.stringify({ rootMainFiles: [] }));
  expect(() => compileAtOnce(folder)).toThrow();
});
