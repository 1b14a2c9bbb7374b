import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import getPort from 'get-port';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockData } from './store/lock.ts';
import { SCHEMA_VERSION } from './store/schema.ts';
import { startContentService } from './testing/start.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'content-service-server-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, maxRetries: 5 }));

const file = (name: string) => join(dataDir, name);

test.each([
  ['damaged secrets', () => writeFileSync(file('secrets.json'), '{}')],
  ['damaged users', () => writeFileSync(file('users.sqlite'), 'no database'.repeat(1000))],
  [
    'a database without its tables',
    () => {
      const database = new DatabaseSync(file('content.sqlite'));
      database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
      database.close();
    },
  ],
])('a start that fails because of %s releases the data and the port', async (_what, damage) => {
  damage();
  const port = await getPort();
  await expect(startContentService({ dataDir, port })).rejects.toThrow();
  // Both throw while something is open.
  lockData(dataDir).close();
  const other = createServer().listen(port, '127.0.0.1');
  await new Promise((listening, failed) => {
    other.once('listening', listening);
    other.once('error', failed);
  });
  other.close();
});
