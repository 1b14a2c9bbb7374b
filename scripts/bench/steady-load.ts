import { Agent } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { type BenchRequest, CONNECTIONS } from './load.ts';
import { percentile } from './measure.ts';
import { receive } from './receive.ts';

/** How many requests a steady load has per second. */
export const STEADY_PER_SECOND = 1000;

/** How long requests are sent before their responses count, in seconds: until this process has been optimized. */
export const STEADY_WARM_UP_SECONDS = 1;

/**
 * Sends a GET request at even intervals, over `CONNECTIONS` connections at most, whether those before
 * have been answered or not, for so many seconds after a second that does not count. Returns the 99th
 * percentile of the time from when a request was made to the end of its response, in ms, with its wait for a
 * connection. Rejects if a response has another status, or is missing. (wrk waits for each response.)
 */
export async function steadySlowMs(request: BenchRequest, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const interval = 1000 / STEADY_PER_SECOND;
  const uncounted = STEADY_WARM_UP_SECONDS * STEADY_PER_SECOND;
  const total = uncounted + seconds * STEADY_PER_SECOND;
  const began = performance.now();
  const durations: Promise<number>[] = [];
  while (durations.length < total) {
    const due = Math.min(total, Math.ceil((performance.now() - began) / interval));
    while (durations.length < due) {
      const duration = durationOf(request, agent);
      // A failure is thrown below, once all requests have been sent.
      duration.catch(() => undefined);
      durations.push(duration);
    }
    await setTimeout(1);
  }
  try {
    return percentile((await Promise.all(durations)).slice(uncounted), 0.99);
  } finally {
    agent.destroy();
  }
}

/** Sends a request, and returns the time to the end of the response, in ms. */
async function durationOf(
  { url, headers, status: expected }: BenchRequest,
  agent: Agent,
): Promise<number> {
  const made = performance.now();
  const { status } = await receive(url, headers, agent);
  if (status !== expected) throw new Error(`${url}: status ${status}, expected ${expected}`);
  return performance.now() - made;
}
