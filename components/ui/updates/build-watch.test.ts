import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let latest = 'one';
const fetched = vi.fn(async (_address: string) => Response.json({ id: latest }));

/** Loads the module afresh, as on a newly opened page. */
async function open() {
  vi.resetModules();
  const watch = await import('./build-watch.ts');
  watch.watchBuilds();
  await vi.advanceTimersByTimeAsync(0);
  return watch;
}

beforeEach(() => {
  latest = 'one';
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  vi.useFakeTimers({ now: new Date('2026-12-01T12:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('requests the marker at once and every hour, bypassing every cache', async () => {
  await open();
  expect(fetched.mock.calls).toEqual([
    [`/builds/latest.json?t=${Date.now()}`, { cache: 'no-store' }],
  ]);
  await vi.advanceTimersByTimeAsync(3_599_999);
  expect(fetched).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1);
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('reports a newer build from then on', async () => {
  const { isStale } = await open();
  expect(isStale()).toBe(false);
  latest = 'two';
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(isStale()).toBe(true);
  latest = 'one';
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(isStale()).toBe(true);
});

it('retries after a server error, and ignores a response without a build id', async () => {
  const { isStale } = await open();
  fetched.mockClear();
  fetched.mockImplementationOnce(async () => Response.json({ error: 'later' }, { status: 503 }));
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(fetched).toHaveBeenCalledTimes(2);
  fetched.mockImplementationOnce(async () => Response.json({}, { status: 404 }));
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(isStale()).toBe(false);
});

it('ignores a missing response', async () => {
  const { isStale } = await open();
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(isStale()).toBe(false);
});
