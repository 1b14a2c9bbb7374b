import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pdf } from '../../testing/sample-files.ts';

vi.setConfig({ testTimeout: 30_000 });

const soon = { timeout: 10_000, interval: 20 };
const MODULE = JSON.stringify(new URL('./inspect-apart.ts', import.meta.url).href);

let folder: string;
let server: ChildProcess;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'inspect-apart-'));
});
afterEach(() => {
  server.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/**
 * Starts a process, the leader of a group as under `npm start`, that inspects a file, does meanwhile what
 * `code` says, and sends the result.
 */
function startServer(code: string): ChildProcess {
  writeFileSync(join(folder, 'file'), pdf());
  const program = `
    import { readFileSync } from 'node:fs';
    import { inspectApart } from ${MODULE};
    const bytes = readFileSync(${JSON.stringify(join(folder, 'file'))});
    const result = inspectApart('cv.pdf', bytes, { time: 2000, memory: 128 * 1024 * 1024 });
    ${code}
    process.send(await result, () => process.exit());`;
  server = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return server;
}

it('finishes an inspection when a signal ends the process group of the server', {
  tags: 'slow',
}, async () => {
  const code = `
    const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'];
    for (const signal of signals) process.on(signal, () => undefined);
    // To the whole group, from the moment at which the inspection starts to its end.
    setInterval(() => signals.forEach((signal) => process.kill(0, signal)), 5);`;
  const started = startServer(code);
  const [result] = await Promise.race([once(started, 'message'), once(started, 'exit')]);
  expect(result).toEqual({ type: 'pdf' });
});

it('leaves no process behind when the server is killed while one starts', {
  tags: 'slow',
}, async () => {
  const { pid } = startServer('');
  const child = await vi.waitFor(() => {
    const started = inspections().find(({ parent }) => parent === pid);
    if (!started) throw new Error('No inspection has started.');
    return started;
  }, soon);
  server.kill('SIGKILL');
  await vi.waitFor(() => {
    expect(inspections().filter((inspection) => inspection.pid === child.pid)).toEqual([]);
  }, soon);
});

/** Returns the processes that inspect files on this machine. */
function inspections(): { pid: number; parent: number }[] {
  const listing = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  const rows = listing.split('\n').filter((row) => row.includes('inspection/child.ts'));
  return rows.map((row) => {
    const [pid = 0, parent = 0] = row.trim().split(/\s+/).map(Number);
    return { pid, parent };
  });
}
