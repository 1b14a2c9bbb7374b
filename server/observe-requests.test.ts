import { createServer, type Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { metrics } from '../lib/platform/metrics/metrics.ts';
import { observeRequests } from './observe-requests.ts';
import { listen } from './testing/http.ts';

let server: Server;

afterEach(() => {
  server.closeAllConnections();
  server.close();
  metrics().durations.reset();
});

it.each([
  ['/en', {}, 'page', 'hit'],
  ['/en?_rsc=abc', { rsc: '1' }, 'payload', 'none'],
  ['/_next/static/chunks/a.js', {}, 'file', 'none'],
  ['/media/a.avif?w=640', {}, 'picture', 'none'],
  ['/api/forms/career', {}, 'form', 'none'],
  ['/api/health', {}, 'api', 'none'],
])('counts a response to %s', async (path, headers, kind, cache) => {
  const observe = observeRequests();
  server = createServer((request, response) => {
    observe(request, response);
    if (cache !== 'none') response.setHeader('Server-Timing', `cache;desc=${cache}`);
    response.writeHead(418).end();
  });
  await fetch(`http://127.0.0.1:${await listen(server)}${path}`, { headers });
  const { values } = await metrics().durations.get();
  const counts = values.filter(({ metricName }) => metricName?.endsWith('_count'));
  expect(counts).toMatchObject([{ value: 1, labels: { kind, cache, status: 418 } }]);
});
