// @vitest-environment node
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { log } from '../../platform/log/log.ts';
import { beginDraining, readiness, whileComparing } from '../../platform/readiness.ts';
import { requestTask } from './request-task.ts';

const env = vi.hoisted(() => ({ port: 0 }));
vi.mock('../../platform/env/server.ts', () => ({ serverEnv: env }));
vi.mock('../../platform/log/log.ts', () => ({ log: vi.fn() }));

let server: Server;
let requests: string[] = [];
let status: number;

beforeAll(async () => {
  server = createServer(({ method, url }, response) => {
    requests.push(`${method} ${url}`);
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  env.port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});
beforeEach(() => {
  requests = [];
  status = 200;
});

it('requests a task from this process, and returns whether it was completed', async () => {
  expect(await requestTask('refresh')).toBe(true);
  status = 500;
  expect(await requestTask('moments')).toBe(false);
  expect(requests).toEqual(['POST /api/revalidate/refresh', 'POST /api/revalidate/moments']);
});

it('does not end the wait of pages, nor make them wait: a webhook may have caused it', async () => {
  await requestTask('refresh');
  expect(readiness()).toBe('starting');
  const task = requestTask('refresh');
  await whileComparing(async () => undefined);
  expect(readiness()).toBe('ready');
  await task;
});

// Last, because a process that is about to end stays so.
it('requests none from a process that is about to end, which is no failure', async () => {
  beginDraining();
  expect(await requestTask('refresh')).toBe(false);
  expect(requests).toEqual([]);
  expect(log).not.toHaveBeenCalled();
});
