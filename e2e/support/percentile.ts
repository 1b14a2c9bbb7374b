/** Returns the 95th percentile of some times, by nearest rank. */
export function percentile95(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other);
  const time = sorted[Math.ceil(sorted.length * 0.95) - 1];
  if (time === undefined) throw new Error('Nothing was measured.');
  return time;
}

/** Returns the median of an odd number of values. */
export function median(values: readonly number[]): number {
  const middle = values.toSorted((one, other) => one - other)[(values.length - 1) / 2];
  if (middle === undefined) throw new Error('The number of values has to be odd.');
  return middle;
}
