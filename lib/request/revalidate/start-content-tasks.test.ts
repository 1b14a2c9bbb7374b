// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storedAnswer } from '../../content/answers/answer-store.ts';
import { closeCircuit } from '../../content/answers/circuit-breaker.ts';
import { isRefreshed } from '../../content/answers/refresh-answers.ts';
import { readBuildBegun } from '../../platform/build-begun.ts';
import { setSharedCacheReachable } from '../../platform/shared-cache-state.ts';
import { publishChangeElsewhere } from './content-changes.ts';
import { requestTask } from './request-task.ts';
import { startContentTasks } from './start-content-tasks.ts';

vi.mock('../../platform/log/log.ts', () => ({ log: vi.fn() }));
vi.mock('../../content/client.ts', () => ({ freshClient: {}, pictureOrigin: {} }));
vi.mock('../../content/answers/answer-store.ts', () => ({ storedAnswer: vi.fn() }));
vi.mock('../../platform/build-begun.ts', () => ({ readBuildBegun: vi.fn() }));
vi.mock('../../content/answers/refresh-answers.ts', () => ({ isRefreshed: vi.fn() }));
vi.mock('./request-task.ts', () => ({ requestTask: vi.fn() }));
vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
}));

const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  closeCircuit();
  vi.mocked(requestTask).mockReset().mockResolvedValue(true);
  vi.mocked(isRefreshed).mockReturnValue(true);
  vi.mocked(readBuildBegun).mockResolvedValue(null);
  vi.mocked(storedAnswer).mockResolvedValue(null);
});
afterEach(() => vi.useRealTimers());

const tasks = () => vi.mocked(requestTask).mock.calls.map(([task]) => task);

it('compares the content at the start, and every hour', async () => {
  startContentTasks();
  await vi.advanceTimersByTimeAsync(59 * minute);
  expect(tasks()).toEqual(['start']);
  await vi.advanceTimersByTimeAsync(2 * minute);
  expect(tasks()).toEqual(['start', 'refresh']);
});

it('repeats a comparison that was not complete, after ever longer pauses', async () => {
  startContentTasks();
  await vi.advanceTimersByTimeAsync(minute);
  // The comparison of a webhook, under the service's rate limit for example.
  vi.mocked(isRefreshed).mockReturnValue(false);
  vi.mocked(requestTask).mockResolvedValue(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(tasks()).toEqual(['start', 'refresh', 'refresh']);
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
  startContentTasks();
  await vi.advanceTimersByTimeAsync(minute);
  expect(tasks()).toEqual(['start']);
  publishChangeElsewhere();
  expect(tasks()).toContain('refresh');
});

it('compares it every minute while other instances cannot say so', async () => {
  startContentTasks();
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(tasks()).toEqual(['start']);
  setSharedCacheReachable(false);
  await vi.advanceTimersByTimeAsync(10.5 * minute);
  setSharedCacheReachable(true);
  expect(tasks().length).toBeGreaterThanOrEqual(10);
});

/** Stores an announcement that begins after a number of minutes, and ends an hour later. */
function announceIn(minutes: number) {
  const at = (time: number) => new Date(Date.now() + time * minute).toISOString();
  const value = [{ from: at(minutes), to: at(minutes + 60) }];
  const answer = { value, problems: [], version: '', changedAt: 0 };
  vi.mocked(storedAnswer).mockResolvedValue(answer);
}

const announced = () => tasks().filter((task) => task === 'announcements').length;

it('expires announcements when one begins and when it ends', async () => {
  announceIn(5);
  startContentTasks();
  await vi.advanceTimersByTimeAsync(4.9 * minute);
  expect(announced()).toBe(0);
  await vi.advanceTimersByTimeAsync(0.2 * minute);
  expect(announced()).toBe(1);
  await vi.advanceTimersByTimeAsync(60 * minute);
  expect(announced()).toBe(2);
});

it('expires announcements at the start if one has begun since the build', async () => {
  announceIn(-5);
  vi.mocked(readBuildBegun).mockResolvedValue(Date.now() - 10 * minute);
  startContentTasks();
  await vi.advanceTimersByTimeAsync(minute);
  expect(announced()).toBe(1);
});

it('repeats a failed task for announcements', async () => {
  announceIn(5);
  startContentTasks();
  await vi.advanceTimersByTimeAsync(minute);
  vi.mocked(requestTask).mockResolvedValue(false);
  await vi.advanceTimersByTimeAsync(5 * minute);
  expect(announced()).toBeGreaterThan(1);
  vi.mocked(requestTask).mockResolvedValue(true);
  await vi.advanceTimersByTimeAsync(minute);
  const count = announced();
  await vi.advanceTimersByTimeAsync(minute);
  expect(announced()).toBe(count);
});
