import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FolderReplacedError, lockData } from './lock.ts';

let folder: string;
let dataDir: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-lock-'));
  dataDir = join(folder, 'data');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Puts another data folder in the place of the one that is being locked, at the last moment. */
function replaceWhileLocking(replacement: () => void): void {
  vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementationOnce(function exec(
    this: DatabaseSync,
    sql: string,
  ) {
    renameSync(dataDir, `${dataDir}.replaced`);
    replacement();
    this.exec(sql);
  });
}

test.each([
  ['is there', () => mkdirSync(dataDir)],
  ['has a lock of its own', () => lockData(dataDir).close()],
  ['is not there yet', () => undefined],
])(
  'a folder that is replaced while it is locked is reported (the new one %s)',
  (_, replacement) => {
    replaceWhileLocking(replacement);
    expect(() => lockData(dataDir)).toThrow(FolderReplacedError);
  },
);
