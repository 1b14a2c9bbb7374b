import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keepFiles } from './keep-files.ts';
import { listFiles } from './list-files.ts';

const DIST = '.next';

it('keeps the static files of the two builds before', () => {
  const root = mkdtempSync(join(tmpdir(), 'kept-'));
  const folder = join(root, DIST, 'static');
  for (const build of ['one', 'two', 'three', 'four']) {
    if (build !== 'one') keepFiles(root, DIST);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const name of [`${build}.js`, 'same.js']) writeFileSync(join(folder, name), build);
  }
  const files = listFiles(root, DIST).map(
    ({ path, file }) => [path, readFileSync(file, 'utf8')] as const,
  );
  expect(Object.fromEntries(files)).toEqual({
    '/_next/static/two.js': 'two',
    '/_next/static/three.js': 'three',
    '/_next/static/four.js': 'four',
    '/_next/static/same.js': 'four',
  });
  rmSync(root, { recursive: true });
});
