import { type ChildProcess, spawn } from 'node:child_process';
import { finished } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A content service in a process of its own. */
export interface SpawnedService {
  readonly process: ChildProcess;
  /** What it has written to its output and error output so far. */
  output(): string;
  /** The port, once it listens. Rejects when it ends before. */
  readonly ready: Promise<number>;
  /** How it ended: its exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
}

/** Starts the service as an operator would, with an IPC channel to hear when it is ready. */
export function spawnContentService(environment: Record<string, string>): SpawnedService {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      NODE_ENV: process.env.NODE_ENV,
      PATH: process.env.PATH,
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
  // Not its "close" event, which does not come once the channel was disconnected from this side.
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
  // Whoever expects it to end does not wait for it to be ready.
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
