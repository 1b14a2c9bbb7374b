import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readStamp, removeStamp, writeStamp } from './build-stamp.ts';

const STAMP = { source: 'hash', content: null };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stamp-'));
  writeFileSync(join(folder, 'BUILD_ID'), 'id');
});

afterEach(() => rmSync(folder, { recursive: true }));

it('remembers what a build was made of', () => {
  writeStamp(folder, STAMP);
  expect(readStamp(folder)).toEqual(STAMP);
});

it('does not know a build that was begun again', () => {
  writeStamp(folder, STAMP);
  removeStamp(folder);
  expect(readStamp(folder)).toBeNull();
});

it('does not take a stamp for a build', () => {
  writeStamp(folder, STAMP);
  rmSync(join(folder, 'BUILD_ID'));
  expect(readStamp(folder)).toBeNull();
});

it('does not know a folder that does not exist', () => {
  removeStamp(join(folder, 'absent'));
  expect(readStamp(join(folder, 'absent'))).toBeNull();
});
