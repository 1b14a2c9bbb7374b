import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadSecrets } from './secrets.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'secrets-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('secrets are long, unique, readable by the owner only, and persistent', async () => {
  const secrets = loadSecrets(dataDir);
  const all = [...Object.values(secrets.tokens), secrets.webhookSecret];
  expect(new Set(all).size).toBe(4);
  for (const secret of all) expect(secret.length).toBeGreaterThanOrEqual(32);
  expect((await stat(join(dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600);
  expect(loadSecrets(dataDir)).toEqual(secrets);
});

test('a damaged file throws and is not replaced by new secrets', async () => {
  loadSecrets(dataDir);
  await chmod(join(dataDir, 'secrets.json'), 0o600);
  await writeFile(join(dataDir, 'secrets.json'), '{}');
  expect(() => loadSecrets(dataDir)).toThrow();
});
