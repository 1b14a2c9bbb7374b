import { expect } from '@playwright/test';

/** Longer than any single change takes on a loaded machine. */
const patient = { timeout: 10_000, intervals: [50] };

/**
 * Waits until a function returns the expected value; returns how long that took, in ms. One delay says
 * little on a loaded machine: expect the median of several to be within a limit.
 */
export async function delayUntil<Value>(
  value: () => Promise<Value>,
  expected: Value,
): Promise<number> {
  const began = performance.now();
  await expect.poll(value, patient).toEqual(expected);
  return performance.now() - began;
}
