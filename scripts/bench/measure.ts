/** The result of a measurement. */
export interface Measured {
  /** Completed calls per second. */
  readonly perSecond: number;
  /** Median duration of a call, in ms. */
  readonly medianMs: number;
  /** 95th percentile of the duration of a call, in ms. */
  readonly slowMs: number;
}

/** Median and range of repeated measurements. */
export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/**
 * Calls `task` repeatedly for about `ms` milliseconds, with `atOnce` calls at a time. The task
 * receives the number of calls before it.
 */
export async function measure(
  ms: number,
  task: (index: number) => unknown,
  atOnce = 1,
): Promise<Measured> {
  const times: number[] = [];
  const began = performance.now();
  let next = 0;
  const work = async () => {
    while (performance.now() - began < ms) {
      const started = performance.now();
      await task(next++);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const seconds = (performance.now() - began) / 1000;
  return { perSecond: times.length / seconds, ...percentiles(times) };
}

/** Returns the median and the 95th percentile of durations in ms. */
export function percentiles(times: readonly number[]): Pick<Measured, 'medianMs' | 'slowMs'> {
  return { medianMs: percentile(times, 0.5), slowMs: percentile(times, 0.95) };
}

/** Returns the value below which a share of all values are; 0 if there are none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

/** Returns the median, the least and the most of several results; there is at least one. */
export function spreadOf(values: readonly number[]): Spread {
  return {
    median: percentile(values, 0.5),
    least: Math.min(...values),
    most: Math.max(...values),
  };
}
