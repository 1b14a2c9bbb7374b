import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startAgainWhenLost } from './start-again-when-lost.ts';
import { createSupervisor, type Supervisor } from './supervisor.ts';
import { isAlive } from './testing/service.ts';

/**
 * Appends its process id and arguments to a file once it has reported that it is ready, so that a
 * test can kill it then; exits at once if the file `broken` exists.
 */
const SERVICE = `
  import { appendFileSync, existsSync } from 'node:fs';
  if (existsSync('broken')) process.exit(3);
  process.on('disconnect', () => process.exit(0));
  process.on('SIGTERM', () => process.exit(0));
  setInterval(() => {}, 1000);
  process.send({ type: 'ready', port: Number(process.env.PORT) }, () =>
    appendFileSync('started', process.pid + ' ' + process.env.PORT + '\\n'));`;

const WAIT = { timeout: 10_000 };

let folder: string;
let supervisor: Supervisor;
const onLoss = vi.fn();
let lines: string[];

beforeEach(async () => {
  onLoss.mockReset();
  lines = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
  folder = mkdtempSync(join(tmpdir(), 'again-'));
  supervisor = createSupervisor(folder, onLoss, { graceMs: 2000 });
  writeFileSync(join(folder, 'service.mjs'), SERVICE);
  const service = { name: 'service', args: ['service.mjs'], env: { PORT: '4321' } };
  expect(await startAgainWhenLost(supervisor, service)).toBe(4321);
});

afterEach(async () => {
  vi.useRealTimers();
  await supervisor.end();
  rmSync(folder, { recursive: true });
});

/** Waits for `count` starts and returns their process ids. */
async function started(count: number): Promise<number[]> {
  return await vi.waitFor(() => {
    const notes = readFileSync(join(folder, 'started'), 'utf8').trim().split('\n');
    expect(notes).toHaveLength(count);
    for (const note of notes) expect(note).toMatch(/^\d+ 4321$/);
    return notes.map(Number.parseFloat);
  }, WAIT);
}

async function killLast(count: number): Promise<void> {
  const pid = (await started(count)).at(-1);
  // The supervisor reads the service's message in a later turn of the event loop.
  await setImmediate();
  process.kill(pid ?? 0, 'SIGKILL');
}

const AGAIN = 'The service ended unexpectedly (SIGKILL) and is started again.';
const GIVEN_UP =
  'The service ended unexpectedly (SIGKILL) 4 times within a minute and is not started again; everything else goes on without it.';

it('restarts a killed service with the same arguments', async () => {
  await killLast(1);
  const [first, second = 0] = await started(2);
  expect(isAlive(second)).toBe(true);
  expect(second).not.toBe(first);
  expect(lines).toEqual([AGAIN]);
  expect(onLoss).not.toHaveBeenCalled();
});

it('gives up the fourth time within a minute, without ending anything else', async () => {
  for (const count of [1, 2, 3, 4]) await killLast(count);
  await vi.waitFor(() => expect(lines).toEqual([AGAIN, AGAIN, AGAIN, GIVEN_UP]), WAIT);
  expect(onLoss).not.toHaveBeenCalled();
  expect(await supervisor.run(process.execPath, ['-e', ''])).toBe(0);
});

it('counts only restarts within the last minute', async () => {
  for (const count of [1, 2, 3]) await killLast(count);
  await started(4);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_001 });
  await killLast(4);
  await started(5);
  expect(lines).toEqual([AGAIN, AGAIN, AGAIN, AGAIN]);
});

it('counts a failed start', async () => {
  writeFileSync(join(folder, 'broken'), '');
  await killLast(1);
  await vi.waitFor(() => expect(lines).toHaveLength(4), WAIT);
  expect(lines.at(-1)).toMatch(/ended before it was ready.* is not started again/);
});

it('does not restart a service that was asked to end', async () => {
  const [pid = 0] = await started(1);
  await supervisor.end('service');
  expect(isAlive(pid)).toBe(false);
  await supervisor.end();
  expect(lines).toEqual([]);
  expect(await started(1)).toEqual([pid]);
});

it('leaves no process behind if everything ends during a restart', async () => {
  await killLast(1);
  await vi.waitFor(() => expect(lines).toEqual([AGAIN]), WAIT);
  await supervisor.end();
  const notes = readFileSync(join(folder, 'started'), 'utf8').trim().split('\n');
  expect(notes.map(Number.parseFloat).filter(isAlive)).toEqual([]);
  expect(lines).toEqual([AGAIN]);
});
