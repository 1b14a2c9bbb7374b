import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
let work: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'work-folder-'));
  work = join(folder, 'work');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts a process that creates the folder with a file and then runs `code`. */
function start(code: string): ChildProcess {
  const module = JSON.stringify(new URL('./work-folder.ts', import.meta.url).href);
  const script = `
    import { createWorkFolder } from ${module};
    import { renameSync, writeFileSync } from 'node:fs';
    const work = ${JSON.stringify(work)};
    const remove = createWorkFolder(work);
    writeFileSync(work + '/file', '');
    ${code}`;
  const args = ['--input-type=module', '--eval', script];
  return spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
}

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('a folder of unfinished work is removed upon %s', async (signal, code) => {
  const child = start("setInterval(() => {}, 1000); process.send('ready');");
  await once(child, 'message');
  expect(existsSync(join(work, 'file'))).toBe(true);
  child.kill(signal);
  expect(await once(child, 'exit')).toEqual([code, null]);
  expect(existsSync(work)).toBe(false);
});

test('it is removed when the process exits', async () => {
  expect(await once(start('process.exit(3);'), 'exit')).toEqual([3, null]);
  expect(existsSync(work)).toBe(false);
});

test('it stays where it was renamed', async () => {
  const renamed = join(folder, 'finished');
  const child = start(`renameSync(work, ${JSON.stringify(renamed)}); remove(); process.exit();`);
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(existsSync(join(renamed, 'file'))).toBe(true);
});
