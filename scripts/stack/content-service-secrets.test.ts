import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadSecrets } from '../../content-service/secrets/secrets.ts';
import { readSecrets } from '../../lib/platform/env/content-service-secrets.ts';

// Here, because lib may not import the content service.

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'read-secrets-'));
  file = join(folder, 'secrets.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the secrets of the content service', () => {
  it('are read as the service has made them', () => {
    const made = loadSecrets(folder);
    expect(readSecrets(folder)).toEqual(made);
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
  ])('that %s are reported to the operator', (_what, damage, message) => {
    damage();
    expect(() => readSecrets(folder)).toThrow(message);
  });
});
