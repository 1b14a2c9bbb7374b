import { createServer, type Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { metrics } from '../lib/platform/metrics/metrics.ts';
import { observeRequests } from './observe-requests.ts';
import { noteCacheState } from './response-cache/cache-state.ts';
import { listen } from './testing/http.ts';

let server: Server;

afterEach(() => {
  server.closeAllConnections();
  server.close();
  metrics().durations.reset();
});

/** Returns the numbers of responses by their labels. */
async function counted() {
  const { values } = await metrics().durations.get();
  return values.filter(({ metricName }) => metricName?.endsWith('_count'));
}

it.each([
  ['/en', {}, 'page', 'hit'],
  ['/en?_rsc=abc', { rsc: '1' }, 'payload', null],
  ['/_next/static/chunks/a.js', {}, 'file', null],
  ['/media/a.avif?w=640', {}, 'picture', null],
  ['/api/forms/career', {}, 'form', null],
  ['/api/health', {}, 'api', null],
  ['/builds/latest.json', {}, 'other', null],
  ['/robots.txt', {}, 'other', null],
] as const)('counts a response to %s', async (path, headers, kind, cache) => {
  const observe = observeRequests();
  server = createServer((request, response) => {
    observe(request, response);
    if (cache !== null) noteCacheState(response, cache);
    response.writeHead(418).end();
  });
  await fetch(`http://127.0.0.1:${await listen(server)}${path}`, { headers });
  expect(await counted()).toMatchObject([
    { value: 1, labels: { kind, cache: cache ?? 'none', status: 418 } },
  ]);
});

it('counts a request whose client leaves before a response as such', async () => {
  const observe = observeRequests();
  const { promise: arrived, resolve } = Promise.withResolvers<void>();
  server = createServer((request, response) => {
    observe(request, response);
    resolve();
  });
  const leaving = new AbortController();
  const address = `http://127.0.0.1:${await listen(server)}/en`;
  const response = fetch(address, { signal: leaving.signal }).catch(() => 'none');
  await arrived;
  leaving.abort();
  expect(await response).toBe('none');
  await expect
    .poll(counted)
    .toMatchObject([{ value: 1, labels: { kind: 'page', cache: 'none', status: 499 } }]);
});
