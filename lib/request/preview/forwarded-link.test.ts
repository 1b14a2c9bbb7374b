import { expect, test } from 'vitest';
import { hideToken, isPreviewLink, readPreviewLink, withPath } from './forwarded-link.ts';

const token = 'skAbc.123-456_7890';

/** Returns the address and the headers of a request after `hideToken`. */
function seen(url: string, headers: Record<string, string> = {}) {
  const request = { url, headers };
  hideToken(request);
  return { url: request.url, headers: new Headers(request.headers) };
}

test('a token is passed to the route handler in a header, not in the address', () => {
  const { url, headers } = seen(`/en/faq?token=${token}&ref=a`);
  expect(url).toBe('/en/faq?ref=a');
  expect(isPreviewLink(headers)).toBe(true);
  expect(readPreviewLink(withPath(headers, url))).toEqual({ token, path: '/en/faq?ref=a' });
});

test('a link with a malformed token is still a preview link', () => {
  const { headers } = seen('/en?token=short');
  expect(isPreviewLink(headers)).toBe(true);
  expect(readPreviewLink(headers)).toEqual({ token: null, path: '/' });
});

test.each([
  ['//en//faq/', '/en/faq/'],
  ['/\\elsewhere.example', '/elsewhere.example'],
])('the path %s becomes one that the framework does not redirect', (path, tidied) => {
  const { url, headers } = seen(`${path}?token=${token}&back=//x`);
  expect(url).toBe(`${tidied}?back=//x`);
  expect(isPreviewLink(headers)).toBe(true);
});

test('an address without a token stays unchanged', () => {
  expect(seen('//en?a=1').url).toBe('//en?a=1');
});

test('these headers are removed from a client’s request', () => {
  const { headers } = seen('/en', { 'x-preview-token': token, 'x-preview-path': '/de' });
  expect(isPreviewLink(headers)).toBe(false);
  expect([...headers]).toEqual([]);
});
