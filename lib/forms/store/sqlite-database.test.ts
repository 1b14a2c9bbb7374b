import { rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary-store.ts';
import { openSqlite } from './sqlite-database.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Opens a database, writes into it, and returns the permissions of its file and of its log. */
function permissionsOf(file: string): readonly string[] {
  const database = openSqlite(file);
  database.prepare('create table one (id integer)').run([]);
  const modes = ['', '-wal'].map((end) => (statSync(file + end).mode & 0o777).toString(8));
  database.close();
  return modes;
}

it('only its owner may read a new database', () => {
  expect(permissionsOf(join(folder, 'data', 'db'))).toEqual(['600', '600']);
  expect((statSync(join(folder, 'data')).mode & 0o777).toString(8)).toBe('700');
});

it('a database that others may read is closed to them when it is opened', () => {
  writeFileSync(join(folder, 'db'), '', { mode: 0o644 });
  expect(permissionsOf(join(folder, 'db'))).toEqual(['600', '600']);
});
