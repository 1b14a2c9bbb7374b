import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const RUN = join(import.meta.dirname, 'run.mjs');

/** Prints the signals that it receives, and ends after the time in which a second one would follow. */
const SCRIPT = `
  for (const signal of ['SIGHUP', 'SIGTERM']) {
    process.on(signal, () => {
      console.log(signal);
      setTimeout(() => process.exit(), 1500);
    });
  }
  setInterval(() => {}, 1000);
  console.log('ready');`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-'));
  writeFileSync(join(folder, 'script.mjs'), SCRIPT);
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Starts a process in a group of its own, as npm in a terminal, that runs the script. */
function npmThatRuns(): ChildProcess {
  const script = relative(import.meta.dirname, join(folder, 'script.mjs'));
  const args = JSON.stringify([RUN, script]);
  const code = `require('node:child_process').spawn(process.execPath, ${args}, { stdio: 'inherit' })`;
  return spawn(process.execPath, ['--eval', code], {
    detached: true,
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Calls `end` once the script runs; returns the signals that the script receives. */
async function signalsAfter(end: (npm: number) => void): Promise<string[]> {
  const npm = npmThatRuns();
  let printed = '';
  for await (const piece of npm.stdout ?? []) {
    printed += piece;
    if (printed === 'ready\n' && npm.pid !== undefined) end(npm.pid);
  }
  return printed.trim().split('\n').slice(1);
}

it('ends a script in order, with one signal, when npm has been killed', {
  tags: 'slow',
}, async () => {
  expect(await signalsAfter((npm) => process.kill(npm, 'SIGKILL'))).toEqual(['SIGTERM']);
});

it('ends a script in order, with one signal, when the terminal of npm has been closed', {
  tags: 'slow',
}, async () => {
  expect(await signalsAfter((npm) => process.kill(-npm, 'SIGHUP'))).toEqual(['SIGHUP']);
});
