import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import getPort from 'get-port';

const PROGRAM = '/usr/bin/redis-server';

/** Whether Debian's package is installed. */
export const hasRedis = existsSync(PROGRAM);

/** A Redis server for one test, without files. */
export interface TestRedis {
  readonly url: string;
  /** Ends the server as a crash would; what it stored is lost. */
  kill(): Promise<void>;
  /** Starts it again on the same port. */
  startAgain(): Promise<void>;
  /** Freezes the server, which keeps its connections open; `thaw` lets it go on. */
  freeze(): void;
  thaw(): void;
}

/** Starts a Redis server on a free loopback port. Throws if it is not installed. */
export async function startRedis(): Promise<TestRedis> {
  const port = await getPort();
  let server = await start(port);
  return {
    url: `redis://127.0.0.1:${port}`,
    async kill() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    },
    async startAgain() {
      server = await start(port);
    },
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
  };
}

async function start(port: number): Promise<ChildProcess> {
  const options = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn(PROGRAM, options, { cwd: '/', stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface(server.stdout)) {
    if (!line.includes('Ready to accept connections')) continue;
    server.stdout.resume();
    return server;
  }
  throw new Error('Redis did not start.');
}
