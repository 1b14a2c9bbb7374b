import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { blankEnvironment } from '../check/test-environment.ts';
import type { Supervisor } from '../process/supervisor.ts';
import { memoryOptions, nativeMemory } from '../stack/server-memory.ts';
import { childProcesses, peakOf } from './processes.ts';

const RETRIES = 30;
const RETRY_MS = 1000;

/** How often the memory is sampled, in ms. What is needed in between counts, unless its process ends. */
const SAMPLE_MS = 500;

/** A separate content service for one benchmark. */
export interface BenchService {
  /** Sends a query and returns its result. Rejects if the response is not 200. */
  query(query: string, params?: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** Writes mutations as one transaction. */
  mutate(mutations: readonly unknown[]): Promise<void>;
  /**
   * The most resident memory of the service and the processes it started, since its start, in
   * megabytes: the sum of what each of those that run has needed at most.
   */
  peakMemory(): Promise<number>;
}

/** Starts the content service with the data folder `dataDir`, on a free port. */
export async function startService(supervisor: Supervisor, dataDir: string): Promise<BenchService> {
  const port = await supervisor.startService(
    'content service',
    [...memoryOptions, 'content-service/main.ts'],
    {
      ...blankEnvironment,
      ...nativeMemory,
      NODE_ENV: 'production',
      CONTENT_SERVICE_PORT: '0',
      // On a busy machine the first scan over all documents may exceed the default timeout.
      CONTENT_SERVICE_QUERY_TIMEOUT: '30',
      CONTENT_SERVICE_DATA: dataDir,
    },
  );
  const url = `http://127.0.0.1:${port}/v2026-01-01/data`;
  const { tokens } = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8'));
  const post = async (path: string, body: unknown): Promise<Response> => {
    const headers = {
      authorization: `Bearer ${tokens.editor}`,
      'content-type': 'application/json',
    };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    let response = await fetch(`${url}${path}`, init);
    // On a busy machine, building an index may take long; the service responds 429, and clients
    // retry.
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
    peakMemory: watchMemory(),
  };
}

/** Watches the memory of the processes below this one; returns a function that returns the peak. */
function watchMemory(): () => Promise<number> {
  let peak = 0;
  const sample = async () => {
    const processes = await childProcesses();
    peak = Math.max(peak, processes.reduce((sum, each) => sum + peakOf(each), 0) / 1024);
    return peak;
  };
  // What fails here, as at an interruption, fails again where the peak is asked for.
  setInterval(() => void sample().catch(() => undefined), SAMPLE_MS).unref();
  return sample;
}
