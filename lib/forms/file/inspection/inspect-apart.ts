import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { type IdentifiedFile, identifiedFileSchema } from '../identified-file.ts';

/** The limits of inspecting one file, beyond the resources that the process needs to start. */
export interface InspectionLimits {
  /** Processor time in ms, which is independent of other load on the machine. */
  readonly time: number;
  /** Memory in bytes, including the heap. */
  readonly memory: number;
}

/** An inspection that gave no result. */
export interface EndedInspection {
  /** How the process ended: `SIGKILL` at its limits, another signal, an exit code, or a timeout. */
  readonly ended: string;
}

/** Path of the script from the project's root: it runs unbundled beside the bundles. */
const PROGRAM = 'lib/forms/file/inspection/child.ts';
/** Maximum time in ms for the process to start. */
const MAX_START_MS = 30_000;
/** Maximum time in ms for a process to end once it has closed its channel. */
const MAX_END_MS = 1000;
/** Wall-clock limit as a multiple of the processor time, for a busy machine. */
const WALL_CLOCK_FACTOR = 5;
const MEGABYTE = 1024 * 1024;

/**
 * Inspects a file in a separate process, which is killed when it exceeds its limits. The process has
 * no access to settings, and cannot write files or start programs. Rejects if it cannot be started,
 * which the operator must fix.
 */
export async function inspectApart(
  name: string,
  bytes: Uint8Array,
  { time, memory }: InspectionLimits,
): Promise<IdentifiedFile | EndedInspection> {
  const root = /* turbopackIgnore: true */ process.cwd();
  const child: ChildProcess = spawn(
    process.execPath,
    [
      '--permission',
      ...(await readable(root)).map((path) => `--allow-fs-read=${path}`),
      '--allow-worker',
      `--max-old-space-size=${Math.round(memory / MEGABYTE)}`,
      '--disable-warning=SecurityWarning',
      join(root, PROGRAM),
      String(process.pid),
      String(memory),
      String(time),
    ],
    {
      cwd: root,
      env: { NODE_ENV: process.env.NODE_ENV },
      // In its own process group: the signal that ends the server, often sent to its whole group, leaves
      // it alone, because the server finishes forms. Its watchdog ends it with the server.
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    },
  );
  try {
    await firstMessage(child, MAX_START_MS).then(refuseEnd);
    const answer = firstMessage(child, time * WALL_CLOCK_FACTOR);
    child.send(name);
    // The pipe transfers the bytes in the background. An error on it means that the process has
    // ended.
    child.stdin?.on('error', () => undefined).end(bytes);
    const message = await answer;
    if (message === undefined) return { ended: await endOf(child) };
    return identifiedFileSchema.parse(message);
  } finally {
    // The caller frees the bytes, which a pending write would still read.
    child.stdin?.destroy();
    child.kill('SIGKILL');
  }
}

/**
 * Returns the paths that the script needs, with symbolic links resolved; settings and data are not
 * among them.
 */
async function readable(root: string): Promise<readonly string[]> {
  const paths = ['lib', 'node_modules', 'package.json'].map((name) =>
    join(/* turbopackIgnore: true */ root, name),
  );
  return [...paths, await realpath(join(/* turbopackIgnore: true */ root, 'node_modules'))];
}

function refuseEnd(message: unknown): void {
  if (message === undefined) throw new Error('No process can be started that looks into files.');
}

/** Returns how a process has ended that closed its channel; `timeout` if it has not. */
async function endOf(child: ChildProcess): Promise<string> {
  if (child.connected) return 'timeout';
  const isRunning = child.exitCode === null && child.signalCode === null;
  const signal = AbortSignal.timeout(MAX_END_MS);
  if (isRunning) await once(child, 'exit', { signal }).catch(() => undefined);
  return child.signalCode ?? `exit code ${child.exitCode}`;
}

/**
 * Resolves to the next message of a process; undefined if it ends first, or takes longer than
 * `max` ms. The channel is closed after its last message was read, the process may end before.
 */
function firstMessage(child: ChildProcess, max: number): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const timer = setTimeout(resolve, max);
  child.once('message', resolve);
  child.once('disconnect', () => resolve(undefined));
  child.once('error', () => resolve(undefined));
  return promise.finally(() => clearTimeout(timer));
}
