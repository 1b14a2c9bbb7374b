// @vitest-environment node
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginDraining, readiness, whileComparing } from '../lib/platform/readiness.ts';
import { onResume } from '../lib/request/revalidate/content-changes.ts';
import { waitForComparison } from './wait-for-comparison.ts';

const compare = vi.fn();
onResume(compare);

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

/** Returns whether a page may be sent now: at once, and also after waiting. */
async function maySend({ mustWait, wait }: ReturnType<typeof waitForComparison>) {
  const sent = vi.fn();
  const isAtOnce = !mustWait();
  void wait().then(sent);
  await setImmediate();
  expect(sent).toHaveBeenCalledTimes(isAtOnce ? 1 : 0);
  return isAtOnce;
}

it('delays pages until the first comparison of the content, for at most ten seconds', {
  tags: 'slow',
}, async () => {
  const comparison = waitForComparison();
  expect(await maySend(comparison)).toBe(false);
  const waiting = comparison.wait();
  await vi.advanceTimersByTimeAsync(10_000);
  await waiting;
  await compared();
  expect(await maySend(comparison)).toBe(true);
});

it('compares the content, and delays pages, after the process was suspended', async () => {
  const comparison = waitForComparison();
  await compared();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await maySend(comparison)).toBe(true);
  expect(compare).not.toHaveBeenCalled();
  // Time passes without a timer.
  vi.setSystemTime(Date.now() + 5000);
  expect(await maySend(comparison)).toBe(false);
  expect(await maySend(comparison)).toBe(false);
  expect(readiness()).toBe('resuming');
  expect(compare).toHaveBeenCalledOnce();
  await compared();
  expect(await maySend(comparison)).toBe(true);
});

it('compares again when the process was suspended during the comparison', async () => {
  const comparison = waitForComparison();
  await compared();
  for (const _ of ['first', 'second']) {
    vi.setSystemTime(Date.now() + 5000);
    expect(await maySend(comparison)).toBe(false);
  }
  expect(compare).toHaveBeenCalledTimes(2);
  await compared();
});

it('detects a suspended process without a request', async () => {
  waitForComparison();
  await compared();
  vi.setSystemTime(Date.now() + 5000);
  await vi.advanceTimersByTimeAsync(250);
  expect(compare).toHaveBeenCalledOnce();
});

it('decides whether a page must wait without starting a timer', async () => {
  const comparison = waitForComparison();
  await compared();
  vi.setSystemTime(Date.now() + 5000);
  const timers = vi.getTimerCount();
  expect(comparison.mustWait()).toBe(true);
  expect(vi.getTimerCount()).toBe(timers);
  await compared();
});

// The last one, because the process does not become ready again.
it('delays no page while the process ends', async () => {
  const comparison = waitForComparison();
  await compared();
  beginDraining();
  expect(await maySend(comparison)).toBe(true);
});
