import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { StorePlace } from '../store/store.ts';
import { hasPostgres, startPostgres, type TestPostgres } from './postgres.ts';
import { temporaryFolder } from './temporary-store.ts';

/** An engine: its name, whether it is available on this machine, and its database during tests. */
export type TestEngine = readonly [name: string, present: boolean, place: () => StorePlace];

/**
 * Returns both engines, with one database each for all tests of a file. Call it at the top level of
 * the file.
 */
export function testEngines(): readonly TestEngine[] {
  let folder: string;
  let postgres: TestPostgres | null = null;
  beforeAll(async () => {
    folder = temporaryFolder();
    postgres = hasPostgres ? await startPostgres() : null;
  }, 60_000);
  afterAll(() => {
    postgres?.stop();
    rmSync(folder, { recursive: true });
  });
  return [
    ['SQLite', true, () => ({ engine: 'sqlite', file: join(folder, 'db') })],
    ['PostgreSQL', hasPostgres, () => ({ engine: 'postgres', url: postgres?.url ?? '' })],
  ];
}
