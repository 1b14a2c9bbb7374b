import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listen } from '../../server/testing/http.ts';
import { CONNECTIONS } from './load.ts';
import { STEADY_PER_SECOND, STEADY_WARM_UP_SECONDS, steadySlowMs } from './steady-load.ts';

const SLOW_MS = 100;

let server: Server;
let url: string;
let requests = 0;
let connections = 0;

beforeEach(async () => {
  requests = 0;
  connections = 0;
  server = createServer((_, response) => {
    requests += 1;
    // One in twenty, which is more than one in a hundred.
    setTimeout(() => response.end('page'), requests % 20 === 0 ? SLOW_MS : 0);
  });
  server.on('connection', () => {
    connections += 1;
  });
  url = `http://127.0.0.1:${await listen(server)}/`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

it('measures the slowest of as many requests as are due', async () => {
  expect(await steadySlowMs({ url, status: 200 }, 0.2)).toBeGreaterThanOrEqual(SLOW_MS - 1);
  expect(requests).toBe((STEADY_WARM_UP_SECONDS + 0.2) * STEADY_PER_SECOND);
  expect(connections).toBeLessThanOrEqual(CONNECTIONS);
});

it('rejects another status', async () => {
  await expect(steadySlowMs({ url, status: 404 }, 0.01)).rejects.toThrow('status 200');
});
