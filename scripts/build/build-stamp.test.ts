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

it('reads the stamp that was written', () => {
  writeStamp(folder, STAMP);
  expect(readStamp(folder)).toEqual(STAMP);
});

it('returns null after a new build has begun', () => {
  writeStamp(folder, STAMP);
  removeStamp(folder);
  expect(readStamp(folder)).toBeNull();
});

it('returns null for a stamp without a build', () => {
  writeStamp(folder, STAMP);
  rmSync(join(folder, 'BUILD_ID'));
  expect(readStamp(folder)).toBeNull();
});

it('returns null for a missing folder', () => {
  removeStamp(join(folder, 'absent'));
  expect(readStamp(join(folder, 'absent'))).toBeNull();
});
