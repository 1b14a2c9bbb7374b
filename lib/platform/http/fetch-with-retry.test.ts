import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchWithRetry } from './fetch-with-retry.ts';

const fetched = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>();
const status = (code: number) => async () => new Response(null, { status: code });

beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

describe('fetchWithRetry', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])('tries once more after %i', async (code) => {
    fetched.mockImplementationOnce(status(code)).mockImplementationOnce(status(200));
    const init = { cache: 'no-store' } as const;
    expect((await fetchWithRetry('/words', init)).status).toBe(200);
    expect(fetched.mock.calls).toEqual([
      ['/words', init],
      ['/words', init],
    ]);
  });

  it.each([200, 204, 304, 400, 401, 403, 404, 410, 413, 501])('does not retry %i', async (code) => {
    fetched.mockImplementation(async () => new Response(null, { status: code }));
    expect((await fetchWithRetry('/words')).status).toBe(code);
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('returns the second response, whatever its status', async () => {
    fetched.mockImplementation(status(503));
    expect((await fetchWithRetry('/words')).status).toBe(503);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('uses other options for the second attempt if given', async () => {
    fetched.mockImplementation(status(500));
    const [first, second] = [{ signal: null }, { signal: AbortSignal.timeout(1000) }];
    await fetchWithRetry('/words', first, second);
    expect(fetched.mock.calls.map(([, init]) => init)).toEqual([first, second]);
  });

  it('tries once more after a network error, then rejects', async () => {
    fetched.mockRejectedValueOnce(new TypeError('failed')).mockImplementationOnce(status(200));
    expect((await fetchWithRetry('/words')).status).toBe(200);
    fetched.mockRejectedValue(new TypeError('failed again'));
    await expect(fetchWithRetry('/words')).rejects.toThrow('failed again');
    expect(fetched).toHaveBeenCalledTimes(4);
  });
});
