import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startBackgroundTasks } from './start-background-tasks';

const fetched = vi.fn(async (_address: string) => Response.json({ id: 'one' }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

it('checks for the latest build a second after the start and every hour, once per document', () => {
  startBackgroundTasks();
  startBackgroundTasks();
  vi.advanceTimersByTime(999);
  expect(fetched).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(fetched).toHaveBeenCalledOnce();
  expect(fetched.mock.calls[0]?.[0]).toMatch(/^\/builds\/latest\.json\?t=\d+$/);
  vi.advanceTimersByTime(3_600_000);
  expect(fetched).toHaveBeenCalledTimes(2);
});

it.each(['popstate', 'pageshow'])(
  'adds codes that are stored later to the URL on %s',
  async (type) => {
    startBackgroundTasks();
    expect(location.search).toBe('');
    sessionStorage.setItem('ref', 'hotel');
    window.dispatchEvent(new Event(type));
    await expect.poll(() => location.search).toBe('?ref=hotel');
  },
);
