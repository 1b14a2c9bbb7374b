// @vitest-environment node
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readiness, whileComparing } from '../lib/platform/readiness.ts';
import { onStandstill } from '../lib/request/revalidate/content-changes.ts';
import { waitForComparison } from './wait-for-comparison.ts';

const compare = vi.fn();
onStandstill(compare);

vi.mock('node:timers/promises', async (original) => ({
  ...(await original<typeof import('node:timers/promises')>()),
  setTimeout: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
}));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval', 'setTimeout'] });
  compare.mockClear();
});
afterEach(() => vi.useRealTimers());

const compared = async () => await whileComparing(async () => undefined);

/** Returns whether a page may be sent now. */
async function maySend(wait: ReturnType<typeof waitForComparison>) {
  const sent = vi.fn();
  void Promise.resolve(wait()).then(sent);
  await setImmediate();
  return sent.mock.calls.length > 0;
}

it('has pages wait until the content was compared for the first time, or for ten seconds', async () => {
  const wait = waitForComparison();
  expect(await maySend(wait)).toBe(false);
  const patient = wait();
  await vi.advanceTimersByTimeAsync(10_000);
  await patient;
  await compared();
  expect(await maySend(wait)).toBe(true);
});

it('has the content compared, and pages wait, once the process has stood still', async () => {
  const wait = waitForComparison();
  await compared();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await maySend(wait)).toBe(true);
  expect(compare).not.toHaveBeenCalled();
  // Time passes without a timer.
  vi.setSystemTime(Date.now() + 5000);
  expect(await maySend(wait)).toBe(false);
  expect(await maySend(wait)).toBe(false);
  expect(readiness()).toBe('resuming');
  expect(compare).toHaveBeenCalledOnce();
  await compared();
  expect(await maySend(wait)).toBe(true);
});

it('notices that without a request, too', async () => {
  waitForComparison();
  await compared();
  vi.setSystemTime(Date.now() + 5000);
  await vi.advanceTimersByTimeAsync(250);
  expect(compare).toHaveBeenCalledOnce();
});
