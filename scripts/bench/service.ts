import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { blankEnvironment } from '../check/test-environment.ts';
import type { Supervisor } from '../process/supervisor.ts';

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
}

/** Starts the content service over a data folder, on a free port. */
export async function startService(supervisor: Supervisor, dataDir: string): Promise<BenchService> {
  const port = await supervisor.startService('content service', ['content-service/main.ts'], {
    ...blankEnvironment,
    NODE_ENV: 'production',
    CONTENT_SERVICE_PORT: '0',
    // On a busy machine the first scan over everything may take longer than the default allows.
    CONTENT_SERVICE_QUERY_TIMEOUT: '30',
    CONTENT_SERVICE_DATA: dataDir,
  });
  const url = `http://127.0.0.1:${port}/v2026-01-01/data`;
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
    memory: residentMegabytes,
  };
}

/** Of the children of this process and theirs, without the command that lists them. */
async function residentMegabytes(): Promise<number> {
  const listing = promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,rss=']);
  const { stdout } = await listing;
  const rows = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const children = rows
    .filter(([pid, parent]) => parent === process.pid && pid !== listing.child.pid)
    .map(([pid]) => pid);
  const kilobytes = rows
    .filter(([pid, parent]) => children.includes(pid) || children.includes(parent))
    .map(([, , resident = 0]) => resident);
  return kilobytes.reduce((sum, value) => sum + value, 0) / 1024;
}
