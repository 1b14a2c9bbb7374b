// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeCircuit } from '../../content/answers/circuit-breaker.ts';
import { isRefreshed } from '../../content/answers/refresh-answers.ts';
import { setSharedCacheReachable } from '../../platform/shared-cache-state.ts';
import { publishChangeElsewhere } from './content-changes.ts';
import { requestTask } from './request-task.ts';
import { startContentTasks } from './start-content-tasks.ts';

vi.mock('../../platform/log/log.ts', () => ({ log: vi.fn() }));
vi.mock('../../content/client.ts', () => ({ freshClient: {}, pictureOrigin: {} }));
vi.mock('../../content/answers/answer-store.ts', () => ({ storedAnswer: async () => null }));
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
