import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CONTENT_FILE, openDatabase } from './database.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'database-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** Returns the permissions of each file in the data folder. */
function permissions(): Record<string, string> {
  const modeOf = (name: string) => (statSync(join(dataDir, name)).mode & 0o777).toString(8);
  return Object.fromEntries(readdirSync(dataDir).map((name) => [name, modeOf(name)]));
}

const owned = {
  [CONTENT_FILE]: '600',
  [`${CONTENT_FILE}-wal`]: '600',
  [`${CONTENT_FILE}-shm`]: '600',
};

test('only its owner may read a database and the files beside it', () => {
  const database = openDatabase(dataDir);
  expect(permissions()).toEqual(owned);
  database.close();
});

test('a database that others may read is closed to them when it is opened', () => {
  writeFileSync(join(dataDir, CONTENT_FILE), '', { mode: 0o644 });
  const database = openDatabase(dataDir);
  expect(permissions()).toEqual(owned);
  database.close();
});
