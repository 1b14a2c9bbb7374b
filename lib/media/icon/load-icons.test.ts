import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadIcons } from './load-icons';

const eye = { body: '<path/>', width: 24, height: 24 };
const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const warn = vi.fn();
const found = async () => Response.json({ prefix: 'lucide', icons: { eye }, not_found: [] });

/** A server that does not respond until the request is aborted. */
const silent = (_address: string, { signal }: RequestInit) =>
  new Promise<Response>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), ms);
    return controller.signal;
  });
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  warn.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(warn);
});

afterEach(() => vi.useRealTimers());

test('requests all icons at once, in addresses of at most 500 characters', async () => {
  fetched.mockImplementation(found);
  const names = Array.from({ length: 40 }, (_, index) => `icon-of-some-length-${index}`);
  expect(await loadIcons('lucide', names)).toEqual({ eye });
  const addresses = fetched.mock.calls.map(([address]) => address);
  expect(addresses).toHaveLength(2);
  expect(Math.max(...addresses.map(({ length }) => length))).toBeLessThanOrEqual(500);
  expect(addresses.flatMap((address) => address.split('=')[1]?.split(','))).toEqual(names);
});

test('aborts the first attempt after 1500 ms and retries once', async () => {
  fetched.mockImplementationOnce(silent).mockImplementation(found);
  const icons = loadIcons('lucide', ['eye']);
  await vi.advanceTimersByTimeAsync(1499);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await icons).toEqual({ eye });
  expect(warn).not.toHaveBeenCalled();
});

test('returns nothing and warns if there is no response within 5000 ms', async () => {
  fetched.mockImplementation(silent);
  const icons = loadIcons('lucide', ['eye']);
  await vi.advanceTimersByTimeAsync(4999);
  expect(warn).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await icons).toEqual({});
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(warn).toHaveBeenCalledOnce();
});

test('does not retry after a 404', async () => {
  fetched.mockImplementation(async () => new Response(null, { status: 404 }));
  expect(await loadIcons('lucide', ['eye'])).toEqual({});
  expect(fetched).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledOnce();
});

test('warns if the server fails twice', async () => {
  fetched.mockImplementation(async () => new Response(null, { status: 500 }));
  expect(await loadIcons('lucide', ['eye'])).toEqual({});
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(warn).toHaveBeenCalledOnce();
});
