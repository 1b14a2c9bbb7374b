import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { percentile95 } from './percentile.ts';
import type { Visits } from './visitor.ts';

/** The times of a page under concurrent load, in ms. */
export interface VisitTimes {
  /** The 95th percentile of the response times. */
  readonly slow: number;
  /** The longest of them. */
  readonly slowest: number;
}

/**
 * Requests a page repeatedly, at least `minVisits` times, until `work` has ended. Returns the result of the
 * work and the response times. Every response must be the page. The work has ended when this returns or
 * rejects, so that it does not disturb what follows. The page is requested by another thread: sending
 * large bodies keeps this one busy, and would be measured as the site's time.
 */
export async function visitConcurrently<Result>(
  url: string,
  work: Promise<Result>,
  minVisits = 1,
): Promise<{ readonly result: Result; readonly times: VisitTimes }> {
  const visits: Visits = { url, minVisits };
  const visitor = new Worker(new URL('./visitor.ts', import.meta.url), { workerData: visits });
  const visited = once(visitor, 'message');
  const worked = work.finally(() => visitor.postMessage('end'));
  const [done, outcome] = await Promise.allSettled([worked, visited]);
  if (outcome.status === 'rejected') throw outcome.reason;
  if (done.status === 'rejected') throw done.reason;
  const times: number[] = outcome.value[0];
  return { result: done.value, times: { slow: percentile95(times), slowest: Math.max(...times) } };
}
