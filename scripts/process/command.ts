import { constants } from 'node:os';
import process from 'node:process';
import { onShutdown } from '../../server/on-shutdown.ts';
import { createSupervisor, type Supervisor } from './supervisor.ts';

/**
 * Runs `work` with a supervisor in `root` and answers for how the process ends. It ends with
 * `interruptedCode` when it is asked to (Ctrl-C, SIGTERM, SIGHUP, or its parent is gone), with 1
 * when `work` fails, whose message is printed without a stack, or when a service is lost;
 * otherwise it stays for as long as there is a service. Either way no child is left behind.
 */
export async function runCommand(
  root: string,
  interruptedCode: (signal: NodeJS.Signals | null) => number,
  work: (supervisor: Supervisor) => Promise<number | 'serve'>,
): Promise<void> {
  const supervisor = createSupervisor(root, (name) => {
    console.error(`The ${name} ended unexpectedly; everything else is ended too.`);
    void leave(1);
  });
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
    // Work that fails because everything is being ended has nothing to say about it.
    if (leaving) {
      return;
    }
    console.error(error instanceof Error ? error.message : error);
    await leave(1);
  }
}

/**
 * The code shells give to a command that a signal ended; for commands that should have finished.
 */
export function interruptedCode(signal: NodeJS.Signals | null): number {
  return signal ? 128 + constants.signals[signal] : 1;
}
