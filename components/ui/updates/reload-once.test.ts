import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnce } from './reload-once.ts';

const reload = vi.fn();
const fetched = vi.fn(async (_address: string, _init: RequestInit) => new Response());

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ now: new Date('2026-12-01T12:00:00Z') });
  vi.spyOn(location, 'reload').mockImplementation(reload);
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockReset();
});

describe('reloadOnce', () => {
  it('reloads once in ten seconds', async () => {
    reloadOnce();
    await vi.advanceTimersByTimeAsync(9_999);
    reloadOnce();
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    reloadOnce();
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not reload when the server cannot be reached', async () => {
    fetched.mockRejectedValueOnce(new TypeError('offline'));
    reloadOnce();
    await vi.advanceTimersByTimeAsync(0);
    expect(fetched).toHaveBeenLastCalledWith(location.href, { method: 'HEAD' });
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload without session storage, which limits the reloads', async () => {
    vi.stubGlobal('sessionStorage', {
      getItem() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    reloadOnce();
    await vi.advanceTimersByTimeAsync(0);
    expect(reload).not.toHaveBeenCalled();
  });
});
