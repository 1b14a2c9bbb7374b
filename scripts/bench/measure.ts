/** What a measurement gave. */
export interface Measured {
  /** How often it was done in a second. */
  readonly perSecond: number;
  /** The median of how long it took, in ms. */
  readonly medianMs: number;
  /** The 95th percentile of how long it took, in ms. */
  readonly slowMs: number;
}

/**
 * Does something again and again for about `ms`, one after the other or several at a time. The
 * task is told how often it was done before.
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

/** The median and the 95th percentile of durations in ms. */
export function percentiles(times: readonly number[]): Pick<Measured, 'medianMs' | 'slowMs'> {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { medianMs: at(0.5), slowMs: at(0.95) };
}
