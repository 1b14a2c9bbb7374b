// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedAnswers } from '../../content/answers/answer-store.ts';
import { closeCircuit } from '../../content/answers/circuit-breaker.ts';
import { isRefreshed, loadAnswers } from '../../content/answers/refresh-answers.ts';
import { respondsSoon } from '../../content/answers/responds-soon.ts';
import { aQuery } from '../../content/testing/a-query.ts';
import { readBuildBegun } from '../../platform/build-begun.ts';
import { beginResuming, readiness, untilCompared } from '../../platform/readiness.ts';
import { setSharedCacheReachable } from '../../platform/shared-cache-state.ts';
import { publishChangeElsewhere, publishResume } from './content-changes.ts';
import { requestTask } from './request-task.ts';
import { startContentTasks } from './start-content-tasks.ts';

vi.mock('../../platform/log/log.ts', () => ({ log: vi.fn() }));
vi.mock('../../content/client/client.ts', () => ({ freshClient: {} }));
vi.mock('../../content/answers/answer-store.ts', () => ({ storedAnswers: vi.fn() }));
vi.mock('../../platform/build-begun.ts', () => ({ readBuildBegun: vi.fn() }));
vi.mock('../../content/answers/refresh-answers.ts', () => ({
  isRefreshed: vi.fn(),
  loadAnswers: vi.fn(),
}));
vi.mock('../../content/answers/responds-soon.ts', () => ({ respondsSoon: vi.fn() }));
vi.mock('./request-task.ts', () => ({ requestTask: vi.fn() }));
vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
}));

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  closeCircuit();
  vi.mocked(requestTask).mockReset().mockResolvedValue(true);
  vi.mocked(respondsSoon).mockResolvedValue(true);
  vi.mocked(isRefreshed).mockReturnValue(true);
  vi.mocked(readBuildBegun).mockResolvedValue(null);
  vi.mocked(loadAnswers).mockReset();
  vi.mocked(storedAnswers).mockReturnValue(new Map());
});
afterEach(() => vi.useRealTimers());

const tasks = () => vi.mocked(requestTask).mock.calls.map(([task]) => task);

// First, because a comparison that ends makes the process ready.
it('has pages wait for the comparison at the start, and after the process was suspended, unless the content service is silent', async () => {
  const takeOver = Promise.withResolvers<boolean>();
  vi.mocked(requestTask).mockImplementation((task) =>
    task === 'take-over' ? takeOver.promise : new Promise(() => undefined),
  );
  void startContentTasks();
  await vi.advanceTimersByTimeAsync(5000);
  expect(readiness()).toBe('starting');
  vi.mocked(respondsSoon).mockResolvedValue(false);
  void startContentTasks();
  await vi.advanceTimersByTimeAsync(5000);
  expect(readiness(), 'before what others know is taken over').toBe('starting');
  takeOver.resolve(true);
  await untilCompared();
  expect(readiness()).toBe('ready');
  beginResuming();
  publishResume();
  await untilCompared();
  expect(readiness()).toBe('ready');
});

it('compares the content at the start, and every hour', async () => {
  void startContentTasks();
  await vi.advanceTimersByTimeAsync(59 * minute);
  expect(tasks()).toEqual(['take-over', 'refresh']);
  await vi.advanceTimersByTimeAsync(2 * minute);
  expect(tasks()).toEqual(['take-over', 'refresh', 'refresh']);
});

it('repeats a comparison that was not complete, after ever longer pauses', async () => {
  void startContentTasks();
  await vi.advanceTimersByTimeAsync(minute);
  // The comparison of a webhook, under the service's rate limit for example.
  vi.mocked(isRefreshed).mockReturnValue(false);
  vi.mocked(requestTask).mockResolvedValue(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(tasks()).toEqual(['take-over', 'refresh', 'refresh', 'refresh']);
  await vi.advanceTimersByTimeAsync(60 * minute);
  expect(tasks().length).toBeLessThan(20);
  vi.mocked(isRefreshed).mockReturnValue(true);
  vi.mocked(requestTask).mockResolvedValue(true);
  await vi.advanceTimersByTimeAsync(10 * minute);
  const count = tasks().length;
  await vi.advanceTimersByTimeAsync(30 * minute);
  expect(tasks()).toHaveLength(count);
});

it('compares the content when another instance received a webhook', async () => {
  void startContentTasks();
  await vi.advanceTimersByTimeAsync(minute);
  expect(tasks()).toEqual(['take-over', 'refresh']);
  vi.mocked(requestTask).mockClear();
  publishChangeElsewhere();
  expect(tasks()).toContain('refresh');
});

it('compares it every minute while other instances cannot say so', async () => {
  void startContentTasks();
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(tasks()).toEqual(['take-over', 'refresh']);
  setSharedCacheReachable(false);
  await vi.advanceTimersByTimeAsync(10.5 * minute);
  setSharedCacheReachable(true);
  expect(tasks().length).toBeGreaterThanOrEqual(10);
});

/** Stores an answer with something that begins after a number of minutes, and ends an hour later. */
function beginIn(minutes: number) {
  const at = (time: number) => Date.now() + time * minute;
  const moments = [at(minutes), at(minutes + 60)];
  const slot = {
    query: { ...aQuery(), moments: () => moments },
    params: {},
    value: [],
    problems: [],
    version: '',
    changedAt: 0,
    comparedAt: null,
    readAt: 0,
  };
  vi.mocked(storedAnswers).mockReturnValue(new Map([['titles', slot]]));
}

const expiries = () => tasks().filter((task) => task === 'moments').length;

it('expires answers when something in them begins and when it ends', async () => {
  beginIn(5);
  void startContentTasks();
  await vi.advanceTimersByTimeAsync(5 * minute - 1000);
  expect(expiries()).toBe(0);
  await vi.advanceTimersByTimeAsync(2000);
  expect(expiries()).toBe(1);
  await vi.advanceTimersByTimeAsync(60 * minute);
  expect(expiries()).toBe(2);
});

it('expires answers at the start if something in them has begun since the build', async () => {
  beginIn(-5);
  vi.mocked(readBuildBegun).mockResolvedValue(Date.now() - 10 * minute);
  void startContentTasks();
  await vi.advanceTimersByTimeAsync(minute);
  expect(expiries()).toBe(1);
});

it('loads the answers of earlier processes before it compares their moments', async () => {
  vi.mocked(loadAnswers).mockImplementation(async () => {
    beginIn(-5);
  });
  vi.mocked(readBuildBegun).mockResolvedValue(Date.now() - 10 * minute);
  void startContentTasks();
  await vi.advanceTimersByTimeAsync(minute);
  expect(expiries()).toBe(1);
});

it('repeats a failed task for moments', async () => {
  beginIn(5);
  void startContentTasks();
  await vi.advanceTimersByTimeAsync(minute);
  vi.mocked(requestTask).mockResolvedValue(false);
  await vi.advanceTimersByTimeAsync(5 * minute);
  expect(expiries()).toBeGreaterThan(1);
  vi.mocked(requestTask).mockResolvedValue(true);
  await vi.advanceTimersByTimeAsync(minute);
  const count = expiries();
  await vi.advanceTimersByTimeAsync(minute);
  expect(expiries()).toBe(count);
});
