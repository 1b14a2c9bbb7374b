import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readBuildBegun } from '../../lib/platform/build-begun.ts';
import { readStamp, removeStamp, writeStamp } from './build-stamp.ts';

const STAMP = { source: 'hash', begunAt: 1_800_000_000_000 };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stamp-'));
  writeFileSync(join(folder, 'BUILD_ID'), 'id');
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('reads the stamp that was written', () => {
  writeStamp(folder, STAMP);
  expect(readStamp(folder)).toEqual(STAMP);
});

it('reports to a server when the build began', async () => {
  vi.spyOn(process, 'cwd').mockReturnValue(dirname(folder));
  vi.stubEnv('NEXT_DIST_DIR', basename(folder));
  expect(await readBuildBegun()).toBeNull();
  writeStamp(folder, STAMP);
  expect(await readBuildBegun()).toBe(STAMP.begunAt);
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
