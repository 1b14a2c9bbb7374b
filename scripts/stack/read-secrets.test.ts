import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readToken } from '../../content/commands/read-token.ts';
import { loadSecrets } from '../../content-service/secrets/secrets.ts';
import { parseServerEnv } from '../../lib/platform/env/parse-server-env.ts';
import { readSecrets } from './read-secrets.ts';

// The scripts, the content commands and the content service may not import each other.

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'read-secrets-'));
  file = join(folder, 'secrets.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

function read() {
  const parsed = parseServerEnv({ CONTENT_SERVICE_DATA: folder });
  if (!parsed.ok) throw new Error(parsed.problems.join());
  return readSecrets('/', parsed.env);
}

describe('the secrets of the content service', () => {
  it('are read as the service has made them', async () => {
    const secrets = loadSecrets(folder);
    expect(read()).toEqual(secrets);
    expect(await readToken(folder, 'viewer')).toBe(secrets.tokens.viewer);
  });

  it.each([
    ['are missing', () => undefined, /secrets\.json is missing: the content service makes it/],
    [
      'are no JSON',
      () => writeFileSync(file, '{"tokens":'),
      /secrets\.json is damaged: put a copy/,
    ],
    ['lack a token', () => writeFileSync(file, '{"tokens":{}}'), /secrets\.json is damaged: put/],
    [
      'cannot be read',
      () => mkdirSync(file),
      /secrets\.json cannot be read \(EISDIR\): run this as/,
    ],
  ])('that %s are reported to the operator in one way', async (_what, damage, message) => {
    damage();
    expect(read).toThrow(message);
    await expect(readToken(folder, 'administrator')).rejects.toThrow(message);
  });
});
