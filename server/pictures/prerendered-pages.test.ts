// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { prerenderedPages } from './prerendered-pages.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prerendered-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('reads the pages of a build, home pages first and single documents last', async () => {
  const files = [
    '_not-found.html',
    'de/events/march-lager.html',
    'de/tickets.html',
    'en.html',
    'en.rsc',
    'de.html',
  ];
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file);
  }
  const read: string[] = [];
  for await (const page of prerenderedPages(folder)) read.push(page);
  expect(read).toEqual(['de.html', 'en.html', 'de/tickets.html', 'de/events/march-lager.html']);
});
