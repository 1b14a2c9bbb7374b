import { ClientError } from '@sanity/client';
import { expect, test, vi } from 'vitest';
import { previewClient } from '../client.ts';
import { checkToken } from './check-token.ts';

vi.mock('../client.ts', () => ({ previewClient: vi.fn() }));

/** Mocks the preview client's `fetch`. */
function answer(fetch: () => Promise<unknown>): void {
  const client: object = { fetch };
  vi.mocked(previewClient).mockReturnValue(client as ReturnType<typeof previewClient>);
}

function status(statusCode: number): ClientError {
  return new ClientError({
    statusCode,
    statusMessage: '',
    headers: {},
    body: {},
    url: '',
    method: 'GET',
  });
}

test('returns valid for a response of the service', async () => {
  answer(async () => ({ ok: true }));
  expect(await checkToken('a-token-of-some-length')).toBe('valid');
});

test.each([401, 403])('returns refused for status %i', async (code) => {
  answer(() => Promise.reject(status(code)));
  expect(await checkToken('a-token-of-some-length')).toBe('refused');
});

test.each([
  ['a page of a proxy, whose result is undefined', async () => undefined],
  ['a service that is starting, whose result is null', async () => null],
  ['a list', async () => []],
  ['a connection that fails', () => Promise.reject(new TypeError('fetch failed'))],
  ['a dataset that is not there', () => Promise.reject(status(404))],
])('returns unreachable for %s', async (_, fetch) => {
  answer(fetch);
  expect(await checkToken('a-token-of-some-length')).toBe('unreachable');
});
