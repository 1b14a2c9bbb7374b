import { Agent, get } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { type BenchRequest, CONNECTIONS } from './load.ts';
import { percentile } from './measure.ts';

/** How many requests a steady load has per second. */
export const STEADY_PER_SECOND = 1000;

/**
 * Sends a GET request at even distances, over `CONNECTIONS` connections at most, whether those before
 * have been answered or not, for so many seconds. Returns the 99th percentile of the time from when a
 * request was due to the end of its response, in ms. Rejects if a response has another status, or is
 * missing. (autocannon sends all requests of a second at its beginning.)
 */
export async function steadySlowMs(request: BenchRequest, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const distance = 1000 / STEADY_PER_SECOND;
  const total = seconds * STEADY_PER_SECOND;
  const began = performance.now();
  const durations: Promise<number>[] = [];
  while (durations.length < total) {
    const due = Math.min(total, Math.ceil((performance.now() - began) / distance));
    while (durations.length < due) {
      const duration = durationOf(request, agent, began + durations.length * distance);
      // A failure is thrown below, once all requests have been sent.
      duration.catch(() => undefined);
      durations.push(duration);
    }
    await setTimeout(1);
  }
  try {
    return percentile(await Promise.all(durations), 0.99);
  } finally {
    agent.destroy();
  }
}

/** Sends a request, and returns the time from `due` to the end of the response, in ms. */
async function durationOf(
  { url, headers = {}, status }: BenchRequest,
  agent: Agent,
  due: number,
): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  get(url, { agent, headers: { ...headers } }, (response) => {
    if (response.statusCode !== status) {
      reject(new Error(`${url}: status ${response.statusCode}, expected ${status}`));
    }
    response.resume().once('end', () => resolve(performance.now() - due));
  }).once('error', reject);
  return await promise;
}
