import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

const RETRIES = 30;
const RETRY_MS = 1000;

/** A content service of its own, for one benchmark. */
export interface BenchService {
  /** Asks a query; gives the result. Rejects where the answer is not 200. */
  query(query: string, params?: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** Writes mutations as one transaction. */
  mutate(mutations: readonly unknown[]): Promise<void>;
  /** Resident memory of the service and the processes it started, in megabytes. */
  memory(): Promise<number>;
  close(): Promise<void>;
}

/** Starts the content service over a data folder, on a free port. */
export async function startService(root: string, dataDir: string): Promise<BenchService> {
  const child = spawn(process.execPath, [join(root, 'content-service/main.ts')], {
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      CONTENT_SERVICE_PORT: '0',
      // On a busy machine the first scan over everything may take longer than the default allows.
      CONTENT_SERVICE_QUERY_TIMEOUT: '30',
      CONTENT_SERVICE_DATA: dataDir,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [message] = await once(child, 'message');
  const url = `http://127.0.0.1:${message.port}/v2026-01-01/data`;
  const { tokens } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'));
  const post = async (path: string, body: unknown): Promise<Response> => {
    const headers = {
      authorization: `Bearer ${tokens.editor}`,
      'content-type': 'application/json',
    };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    let response = await fetch(`${url}${path}`, init);
    // A busy machine may take long to make an index; the answer asks for patience, as clients have.
    for (let tries = 0; response.status === 429 && tries < RETRIES; tries += 1) {
      await setTimeout(RETRY_MS);
      response = await fetch(`${url}${path}`, init);
    }
    if (response.status !== 200) throw new Error(`${path}: ${await response.text()}`);
    return response;
  };
  return {
    query: async (query, params = {}) => {
      const response = await post('/query/production', { query, params });
      return (await response.json()).result;
    },
    mutate: async (mutations) => {
      await (await post('/mutate/production?visibility=sync', { mutations })).arrayBuffer();
    },
    memory: () => residentMegabytes(child.pid ?? 0),
    close: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function residentMegabytes(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss=']);
  const kilobytes = stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([own, parent]) => own === pid || parent === pid)
    .map(([, , resident = 0]) => resident);
  return kilobytes.reduce((sum, value) => sum + value, 0) / 1024;
}
