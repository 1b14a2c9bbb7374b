import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';

/** Environment variables for a child, in addition to those of this process. */
export type ExtraEnv = Readonly<Record<string, string>>;

/** Starts the processes of a command and ends them. */
export interface Supervisor {
  /**
   * Starts a long-running Node.js program that sends `{type: 'ready', port}` over IPC and ends when
   * the channel closes. Returns the port; rejects if the program ends first or takes more than a
   * minute, and with `StoppedError` if it was asked to end. If it ends later by itself, calls
   * `onLoss`, or by default the `onLoss` of the supervisor.
   */
  startService(
    name: string,
    args: readonly string[],
    env: ExtraEnv,
    onLoss?: (how: string) => void,
  ): Promise<number>;
  /**
   * Runs a program to its end and returns its exit code. Never resolves once `end` has been called.
   */
  run(program: string, args: readonly string[], env?: ExtraEnv): Promise<number>;
  /**
   * Sends a signal to the services named `name`. One that ends because of it counts as lost (`onLoss`),
   * unless `end` was called.
   */
  signal(name: string, signal: NodeJS.Signals): void;
  /**
   * Ends the services named `name`, or every child in reverse order of start; waits for them to
   * exit.
   */
  end(name?: string): Promise<void>;
}

interface Member {
  readonly name: string;
  readonly child: ChildProcess;
  readonly gone: Promise<void>;
}

/** The error of a service that did not start because it, or everything, was ended meanwhile. */
export class StoppedError extends Error {}

const READY_WITHIN_MS = 60_000;
const GRACE_MS = 8000;
const never = new Promise<never>(() => undefined);
const ORPHAN_GUARD = join(import.meta.dirname, 'orphan-guard.ts');

interface SupervisorOptions {
  /** A child that has not ended so many ms after SIGTERM is killed. */
  readonly graceMs?: number;
  /** The descriptor of a file to which children write what they print; by default that of this process. */
  readonly output?: number;
}

/**
 * Creates a supervisor whose children run in the folder `cwd`. `onLoss` is called for every service
 * that ends by itself and has no `onLoss` of its own.
 */
export function createSupervisor(
  cwd: string,
  onLoss: (name: string) => void,
  { graceMs = GRACE_MS, output }: SupervisorOptions = {},
): Supervisor {
  const members: Member[] = [];
  const leaving = new Set<ChildProcess>();
  let ending = false;

  function add(name: string, args: readonly string[], env: ExtraEnv): Member {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...env },
      // In its own process group: Ctrl-C reaches only this process, which then ends its children in
      // order.
      detached: true,
      stdio: ['ignore', output ?? 'inherit', output ?? 'inherit', 'ipc'],
    });
    const gone = new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.once('error', () => resolve());
    });
    const member = { name, child, gone };
    members.push(member);
    void gone.then(() => members.splice(members.indexOf(member), 1));
    return member;
  }

  return {
    async startService(name, args, env, onOwnLoss) {
      if (ending) {
        throw new StoppedError(`The ${name} was not started: everything is being ended.`);
      }
      const { child, gone } = add(name, ['--disable-warning=ExperimentalWarning', ...args], env);
      const wasStopped = () => ending || leaving.has(child);
      const port = await readyPort(name, child, gone).catch((error: Error) => {
        throw wasStopped() ? new StoppedError(error.message) : error;
      });
      void gone.then(() => {
        if (wasStopped()) {
          return;
        }
        if (onOwnLoss) {
          onOwnLoss(endOf(child));
        } else {
          onLoss(name);
        }
      });
      return port;
    },

    async run(program, args, env = {}) {
      // What is started now would not be ended.
      if (ending) return await never;
      const { child, gone } = add(program, [ORPHAN_GUARD, program, ...args], env);
      await gone;
      return ending ? await never : (child.exitCode ?? 1);
    },

    signal(name, signal) {
      for (const { child } of members.filter((member) => member.name === name)) {
        signalGroup(child, signal);
      }
    },

    async end(name) {
      ending ||= name === undefined;
      const chosen = members.filter((member) => name === undefined || member.name === name);
      for (const member of chosen.toReversed()) {
        leaving.add(member.child);
        await endMember(member, graceMs);
      }
    },
  };
}

async function readyPort(name: string, child: ChildProcess, gone: Promise<void>): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const tooLong = setTimeout(() => {
    reject(new Error(`The ${name} did not answer within ${READY_WITHIN_MS / 1000} s.`));
  }, READY_WITHIN_MS);
  child.on('message', (message: { type?: string; port?: number }) => {
    if (message.type === 'ready' && message.port !== undefined) {
      resolve(message.port);
    }
  });
  void gone.then(() => reject(new Error(`The ${name} ended before it was ready.`)));
  return await promise.finally(() => clearTimeout(tooLong));
}

/** Returns how a process ended, for the operator: its signal or exit code. */
function endOf({ exitCode, signalCode }: ChildProcess): string {
  return signalCode ?? `exit code ${exitCode}`;
}

/** Sends SIGTERM to the whole process group, and SIGKILL after `graceMs` milliseconds. */
async function endMember({ child, gone }: Member, graceMs: number): Promise<void> {
  signalGroup(child, 'SIGTERM');
  const insist = setTimeout(() => signalGroup(child, 'SIGKILL'), graceMs);
  await gone;
  clearTimeout(insist);
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
    process.kill(-child.pid, signal);
  }
}
