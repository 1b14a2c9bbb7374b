import { type ChildProcess, spawn } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { type IdentifiedFile, identifiedFileSchema } from '../identified-file.ts';

/** What looking into one file may take, beyond what the program itself takes to start. */
export interface InspectionLimits {
  /** Processor time in ms: it means the same on a busy machine. */
  readonly time: number;
  /** Memory in bytes, of which the heap is a part. */
  readonly memory: number;
}

/** Where the program lies from the project's root: it runs beside the bundles, as it is. */
const PROGRAM = 'lib/forms/file/inspection/child.ts';
/** Longer, in ms, and a process is not expected to come up any more. */
const LONGEST_START = 30_000;
/** How much longer than on a free machine it may take on a busy one. */
const PATIENCE = 5;
const MEGABYTE = 1024 * 1024;

/**
 * Looks into a file in a process of its own that is ended at its limits; the answer is then
 * `ended`. The process knows no settings, and can write no files and start no programs. Rejects
 * where it cannot be started, which is the operator's to mend.
 */
export async function inspectApart(
  name: string,
  bytes: Uint8Array,
  { time, memory }: InspectionLimits,
): Promise<IdentifiedFile | 'ended'> {
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
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    },
  );
  try {
    await firstMessage(child, LONGEST_START).then(refuseEnd);
    const answer = firstMessage(child, time * PATIENCE);
    child.send(name);
    // A pipe takes the bytes as they are, in the background. Where it breaks, the process has
    // ended.
    child.stdin?.on('error', () => undefined).end(bytes);
    const message = await answer;
    return message === undefined ? 'ended' : identifiedFileSchema.parse(message);
  } finally {
    child.kill('SIGKILL');
  }
}

/** What the program consists of, also where it is linked to; settings and data are not here. */
async function readable(root: string): Promise<readonly string[]> {
  const paths = ['lib', 'node_modules', 'package.json'].map((name) => join(root, name));
  return [...paths, await realpath(join(root, 'node_modules'))];
}

function refuseEnd(message: unknown): void {
  if (message === undefined) throw new Error('No process can be started that looks into files.');
}

/**
 * The next message of a process; undefined where it ends before, or takes longer than `most` ms.
 */
function firstMessage(child: ChildProcess, most: number): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const timer = setTimeout(resolve, most);
  child.once('message', resolve);
  child.once('exit', () => resolve(undefined));
  child.once('error', () => resolve(undefined));
  return promise.finally(() => clearTimeout(timer));
}
