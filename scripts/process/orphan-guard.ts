import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import process from 'node:process';

// node orphan-guard.ts <program> [arguments]: runs a program that is independent of its parent and
// ends it, with its whole process group, when the parent has ended: the IPC channel closes even if
// the parent was killed with -9. Must be started detached, as the leader of a process group.

const KILL_AFTER_MS = 3000;

const [program = '', ...args] = process.argv.slice(2);
const child = spawn(program, args, { stdio: 'inherit' });

// A signal goes to the whole group; this process stays until its child has ended.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => undefined);
}
process.once('disconnect', () => {
  process.kill(-process.pid, 'SIGTERM');
  setTimeout(() => process.kill(-process.pid, 'SIGKILL'), KILL_AFTER_MS).unref();
});
child.once('error', (error) => {
  console.error(`${program} could not be started: ${error.message}`);
  process.exit(1);
});
child.once('exit', (code, signal) => {
  process.exit(code ?? 128 + (signal ? constants.signals[signal] : 1));
});
