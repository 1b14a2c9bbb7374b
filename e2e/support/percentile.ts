/** Returns the 95th percentile of some times, by nearest rank. */
export function percentile95(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  const time = sorted[Math.ceil(sorted.length * 0.95) - 1];
  if (time === undefined) throw new Error('Nothing was measured.');
  return time;
}
