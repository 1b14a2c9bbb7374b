import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { expect, it } from 'vitest';
import { childProcesses, peakOf } from './processes.ts';

it.runIf(process.platform === 'linux')(
  'the peak of a process is what it has needed at most',
  async () => {
    // The child says when it needs 100 MB no longer.
    const program = `
    let bytes = Buffer.alloc(100_000_000, 1);
    bytes = null;
    gc();
    setInterval(() => undefined, 1000);
    console.log('ready');
  `;
    const child = spawn(process.execPath, ['--expose-gc', '--eval', program]);
    try {
      await once(child.stdout, 'data');
      const givenBackKb = async () => {
        const found = (await childProcesses()).find(({ pid }) => pid === child.pid);
        return found ? peakOf(found) - found.residentKb : 0;
      };
      // V8 frees the memory of buffers in a thread of its own.
      await expect.poll(givenBackKb).toBeGreaterThan(50_000);
    } finally {
      child.kill();
    }
  },
);
