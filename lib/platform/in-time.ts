import { setTimeout } from 'node:timers/promises';

/** Resolves as `work` does, and rejects if that takes longer than `ms`; the work itself goes on. */
export async function inTime<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  const timer = new AbortController();
  const late = setTimeout(ms, undefined, { ref: false, signal: timer.signal }).then(() => {
    throw new Error(`no response within ${ms} ms`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    timer.abort();
    late.catch(() => undefined);
  }
}
