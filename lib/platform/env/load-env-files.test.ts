import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadEnvFiles } from './load-env-files.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'env-files-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

it('prefers the environment to .env.local and .env.local to .env', () => {
  vi.stubEnv('ENV_FILES_REAL', 'real');
  vi.stubEnv('ENV_FILES_EMPTY', '');
  vi.stubEnv('ENV_FILES_LOCAL', undefined);
  vi.stubEnv('ENV_FILES_BOTH', undefined);
  const names = ['REAL', 'EMPTY', 'BOTH'].map((name) => `ENV_FILES_${name}`);
  writeFileSync(join(folder, '.env'), names.map((name) => `${name}=env\n`).join(''));
  writeFileSync(join(folder, '.env.local'), 'ENV_FILES_LOCAL=local\nENV_FILES_BOTH=local\n');

  loadEnvFiles(folder);

  expect(process.env).toMatchObject({
    ENV_FILES_REAL: 'real',
    ENV_FILES_EMPTY: '',
    ENV_FILES_LOCAL: 'local',
    ENV_FILES_BOTH: 'local',
  });
});

it('does not throw when both files are missing', () => {
  expect(() => loadEnvFiles(folder)).not.toThrow();
});
