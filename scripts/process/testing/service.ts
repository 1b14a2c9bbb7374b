import { readFileSync } from 'node:fs';

/** The code of a service whose port is its process id, so that a test can look for the process. */
export const SERVICE = `
  process.on('disconnect', () => process.exit(0));
  process.on('SIGTERM', () => process.exit(0));
  setInterval(() => {}, 1000);
  process.send({ type: 'ready', port: process.pid });`;

/** Whether a process runs; one that has ended and was not collected yet (a zombie) does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
