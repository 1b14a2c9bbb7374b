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
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { perSecond: times.length / seconds, medianMs: at(0.5), slowMs: at(0.95) };
}
