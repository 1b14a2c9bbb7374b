import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sourceHash } from './source-hash.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'source-'));
  mkdirSync(join(root, 'app', '[locale]', '(site)'), { recursive: true });
  write('app/[locale]/(site)/page.tsx', 'page');
  write('next.config.ts', 'config');
});

afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  writeFileSync(join(root, path), text);
}

function hash(extra = {}): string {
  return sourceHash(root, ['app', '*.ts', 'absent'], extra);
}

it('stays the same without changes', () => {
  expect(hash()).toBe(hash());
});

it.each([
  ['a changed file deep inside', () => write('app/[locale]/(site)/page.tsx', 'other')],
  ['a changed file that a pattern names', () => write('next.config.ts', 'other')],
  ['a new file', () => write('app/layout.tsx', '')],
  ['a removed file', () => rmSync(join(root, 'next.config.ts'))],
])('changes with %s', (_what, change) => {
  const before = hash();
  change();
  expect(hash()).not.toBe(before);
});

it('changes with a setting', () => {
  expect(hash({ siteUrl: 'https://a.example' })).not.toBe(hash({ siteUrl: 'https://b.example' }));
});

it.each(['app/page.test.tsx', 'vitest.config.ts', 'elsewhere.txt'])('ignores %s', (path) => {
  const before = hash();
  write(path, 'something');
  expect(hash()).toBe(before);
});
