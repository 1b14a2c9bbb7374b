import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnChunkFailure } from './chunk-failure.ts';

const reload = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ now: new Date('2026-12-01T12:00:00Z') });
  vi.spyOn(location, 'reload').mockImplementation(reload);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  reload.mockReset();
});

describe('reloadOnChunkFailure', () => {
  it.each([
    'Failed to load chunk /_next/static/chunks/1.js from module 2',
    'Loading chunk 7 failed.',
    'Failed to fetch dynamically imported module: https://beermuseum.example/x.js',
    'Importing a module script failed.',
  ])('loads the page again for: %s', (message) => {
    expect(reloadOnChunkFailure(new Error(message))).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does so once in ten seconds', () => {
    const failure = new Error('Failed to load chunk a');
    reloadOnChunkFailure(failure);
    vi.advanceTimersByTime(9_999);
    expect(reloadOnChunkFailure(failure)).toBe(false);
    vi.advanceTimersByTime(1);
    expect(reloadOnChunkFailure(failure)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('leaves other failures, and what is no error, alone', () => {
    expect(reloadOnChunkFailure(new TypeError('x is undefined'))).toBe(false);
    expect(reloadOnChunkFailure('Failed to load chunk')).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
