import { constants } from 'node:os';
import process from 'node:process';
import { onShutdown } from '../../server/on-shutdown.ts';
import { createSupervisor, type Supervisor } from './supervisor.ts';

/** How long a child may take to end, in ms: longer than the site gives forms (server/main.ts). */
const GRACE_MS = 30_000;

/**
 * Runs `work` with a supervisor in `root` and controls how the process ends. It ends with
 * `interruptedCode` when it is asked to (Ctrl-C, SIGTERM, SIGHUP, or its parent has ended), and
 * with 1 when a service is lost or `work` fails; the error's message is printed without a stack. If
 * `work` returns 'serve', the process stays as long as its services; otherwise it ends with the
 * returned code. In every case all children are ended.
 */
export async function runCommand(
  root: string,
  interruptedCode: (signal: NodeJS.Signals | null) => number,
  work: (supervisor: Supervisor) => Promise<number | 'serve'>,
): Promise<void> {
  const lose = (name: string) => {
    console.error(`The ${name} ended unexpectedly; everything else is ended too.`);
    void leave(1);
  };
  const supervisor = createSupervisor(root, lose, { graceMs: GRACE_MS });
  let leaving = false;
  async function leave(code: number): Promise<void> {
    leaving = true;
    await supervisor.end();
    process.exit(code);
  }
  onShutdown((signal) => void leave(interruptedCode(signal)));
  try {
    const outcome = await work(supervisor);
    if (outcome !== 'serve') {
      await leave(outcome);
    }
  } catch (error) {
    // Work that fails because everything is being ended prints nothing.
    if (leaving) {
      return;
    }
    console.error(error instanceof Error ? error.message : error);
    await leave(1);
  }
}

/**
 * Returns the exit code that shells use for a command ended by a signal, for commands that were
 * meant to finish; 1 without a signal.
 */
export function interruptedCode(signal: NodeJS.Signals | null): number {
  return signal ? 128 + constants.signals[signal] : 1;
}
