import { ClientError } from '@sanity/client';
import { expect, test, vi } from 'vitest';
import { previewClient } from '../client/client.ts';
import { checkAccess } from './check-access.ts';

vi.mock('../client/client.ts', () => ({ previewClient: vi.fn(), siteClient: null }));

const token = 'a-token-of-some-length';

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

test('grants what a token of the service may read', async () => {
  answer(async () => ({ ok: true }));
  expect(await checkAccess(token)).toEqual({ kind: 'token', token });
});

test.each([401, 403])('returns refused for status %i', async (code) => {
  answer(() => Promise.reject(status(code)));
  expect(await checkAccess(token)).toBe('refused');
});

test('returns limited when the service checks no more tokens', async () => {
  answer(() => Promise.reject(status(429)));
  expect(await checkAccess(token)).toBe('limited');
});

test.each([
  ['a page of a proxy, whose result is undefined', async () => undefined],
  ['a service that is starting, whose result is null', async () => null],
  ['a list', async () => []],
  ['a connection that fails', () => Promise.reject(new TypeError('fetch failed'))],
  ['a dataset that is not there', () => Promise.reject(status(404))],
])('returns unreachable for %s', async (_, fetch) => {
  answer(fetch);
  expect(await checkAccess(token)).toBe('unreachable');
});
