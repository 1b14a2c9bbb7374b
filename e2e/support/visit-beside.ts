import { expect } from '@playwright/test';
import { percentile95 } from './percentile.ts';

/** How long a visitor waits at most, in ms, while others send anything. */
const MOST_WAIT_MS = 10_000;

/** What a page took while something else went on, in ms. */
export interface VisitTimes {
  /** The 95th percentile of the response times. */
  readonly slow: number;
  /** The longest of them. */
  readonly slowest: number;
}

/**
 * Requests a page repeatedly, at least `visits` times, until `work` has ended. Returns the result of
 * the work and the response times. Every response must be the page. The work has ended when this
 * returns or rejects, so that it does not disturb what follows.
 */
export async function visitBeside<Result>(
  url: string,
  work: Promise<Result>,
  visits = 1,
): Promise<{ readonly result: Result; readonly times: VisitTimes }> {
  const times: number[] = [];
  let isWorking = true;
  const worked = work.finally(() => {
    isWorking = false;
  });
  const visitor = async () => {
    while (isWorking || times.length < visits) {
      const began = performance.now();
      const response = await fetch(url, { signal: AbortSignal.timeout(MOST_WAIT_MS) });
      await response.arrayBuffer();
      expect(response.status).toBe(200);
      times.push(performance.now() - began);
    }
  };
  const [done, visited] = await Promise.allSettled([worked, visitor()]);
  if (visited.status === 'rejected') throw visited.reason;
  if (done.status === 'rejected') throw done.reason;
  return { result: done.value, times: { slow: percentile95(times), slowest: Math.max(...times) } };
}
