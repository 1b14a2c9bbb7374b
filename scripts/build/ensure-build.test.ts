import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseServerEnv } from '../../lib/platform/env/parse-server-env.ts';
import type { Supervisor } from '../process/supervisor.ts';
import { BUILD_ID, readStamp, writeStamp } from './build-stamp.ts';
import { ensureBuild } from './ensure-build.ts';

const STAMP = { source: 'of other sources', begunAt: 0 };
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ensure-'));
  mkdirSync(join(root, '.next'));
  writeFileSync(join(root, '.next', BUILD_ID), 'id');
  writeStamp(join(root, '.next'), STAMP);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

it('says that a build from elsewhere is not what will be served, and keeps it until it can build', async () => {
  const unused = () => {
    throw new Error('Nothing runs without content.');
  };
  const supervisor: Supervisor = {
    startService: unused,
    signal: unused,
    end: unused,
    run: unused,
  };
  // Nothing listens on this port.
  const parsed = parseServerEnv({
    FORM_SECRET: 'a-secret-of-forms-in-tests',
    CONTENT_SERVICE_PORT: '1',
  });
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const plan = { root, distFolder: '.next', env: parsed.env, buildEnv: {} };
  await expect(ensureBuild(supervisor, plan)).rejects.toThrow('CONTENT_SERVICE');
  expect(log.mock.calls.flat()).toEqual([expect.stringContaining('of other sources or settings')]);
  expect(readStamp(join(root, '.next'))).toEqual(STAMP);
});
