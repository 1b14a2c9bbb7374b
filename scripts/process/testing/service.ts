import { readFileSync } from 'node:fs';

/**
 * The code of a service that reports its process id as its port, so that a test can find the
 * process.
 */
export const SERVICE = `
  process.on('disconnect', () => process.exit(0));
  process.on('SIGTERM', () => process.exit(0));
  setInterval(() => {}, 1000);
  process.send({ type: 'ready', port: process.pid });`;

/** Whether a process runs; false for one that has ended but has not been reaped yet (a zombie). */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
