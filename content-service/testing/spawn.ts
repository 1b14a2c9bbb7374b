import { type ChildProcess, spawn } from 'node:child_process';
import { finished } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A content service in its own process. */
export interface SpawnedService {
  readonly process: ChildProcess;
  /** Returns its output and error output so far. */
  output(): string;
  /** Resolves with the port once it listens; rejects if it ends before that. */
  readonly ready: Promise<number>;
  /** Resolves with its exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
}

/** Starts the service as an operator would, with an IPC channel for its ready message. */
export function spawnContentService(environment: Record<string, string>): SpawnedService {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      NODE_ENV: process.env.NODE_ENV,
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      CONTENT_SERVICE_PORT: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const streams = [child.stdout, child.stderr].filter((stream) => stream !== null);
  for (const stream of streams) {
    stream.on('data', (chunk) => {
      output += String(chunk);
    });
  }
  // Not its "close" event, which does not fire once the channel was disconnected from this side.
  const exited = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.on('exit', (code, signal) => resolve(signal ?? code));
  });
  const ended = Promise.all([exited, ...streams.map((stream) => finished(stream))]).then(
    ([result]) => result,
  );
  const ready = new Promise<number>((resolve, reject) => {
    child.on('message', (message: unknown) => {
      if (isReady(message)) resolve(message.port);
    });
    void ended.then((result) => reject(new Error(`ended with ${result}: ${output}`)));
  });
  // A test that expects it to end does not wait for `ready`.
  ready.catch(() => undefined);
  return { process: child, output: () => output, ready, ended };
}

function isReady(message: unknown): message is { type: 'ready'; port: number } {
  return (
    typeof message === 'object' &&
    message !== null &&
    'type' in message &&
    message.type === 'ready' &&
    'port' in message &&
    typeof message.port === 'number'
  );
}
