import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isInstalled } from './is-installed.mjs';

const WANTED = {
  '': { name: 'site' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/for-another-platform': { version: '1.0.0', optional: true },
};

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'installed-'));
  mkdirSync(join(root, 'node_modules', '.bin'), { recursive: true });
  writeFileSync(join(root, 'node_modules', '.bin', 'node'), '');
  writeList('package-lock.json', WANTED);
});

afterEach(() => rmSync(root, { recursive: true }));

function writeList(path: string, packages: object): void {
  writeFileSync(join(root, path), JSON.stringify({ packages }));
}

it('accepts the packages of the lock file without those of other platforms', () => {
  writeList('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0' } });
  expect(isInstalled(root)).toBe(true);
});

it('reports a package of another version', () => {
  writeList('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.1' } });
  expect(isInstalled(root)).toBe(false);
});

it('reports a missing package', () => {
  writeList('node_modules/.package-lock.json', {});
  expect(isInstalled(root)).toBe(false);
});

it('treats an interrupted install as no install', () => {
  expect(isInstalled(root)).toBe(false);
});

it('reports the missing pinned Node.js', () => {
  writeList('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0' } });
  rmSync(join(root, 'node_modules', '.bin', 'node'));
  expect(isInstalled(root)).toBe(false);
});
