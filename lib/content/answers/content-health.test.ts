// @vitest-environment node
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { log } from '../../platform/log/log.ts';
import type { ContentProblem } from '../model/content-query.ts';
import { aQuery } from '../testing/a-query.ts';
import { storeAnswer } from './answer-store.ts';
import { closeCircuit, isCircuitOpen } from './circuit-breaker.ts';
import { contentHealth } from './content-health.ts';

const service = vi.hoisted(() => ({ port: 0 }));

vi.mock('../../platform/log/log.ts', () => ({ log: vi.fn() }));
vi.mock('./request-deadline.ts', () => ({ requestDeadline: 1500 }));
vi.mock('./answer-files.ts', () => ({ writeAnswerFile: vi.fn() }));
vi.mock('../client/client.ts', async () => {
  const { createClient } = await import('@sanity/client');
  const options = { projectId: 'embedded', dataset: 'production', apiVersion: '2026-01-01' };
  return {
    get freshClient() {
      const apiHost = `http://127.0.0.1:${service.port}`;
      return createClient({ ...options, apiHost, useProjectHostname: false, useCdn: false });
    },
  };
});

let server: Server;
let requests = 0;
let respond: (response: ServerResponse) => void;
let now = performance.now();

beforeEach(async () => {
  requests = 0;
  respond = (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"result":{"ok":true}}');
  };
  server = createServer((_request, response) => {
    requests += 1;
    respond(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  service.port = (server.address() as AddressInfo).port;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  closeCircuit();
});

afterEach(() => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

/** Lets so much time pass that the last answer is not recent any more. */
const later = () => {
  now += 10_000;
};

it('does not ask a service that has just answered', async () => {
  expect(await contentHealth()).toEqual({ reachable: true, refusedQueries: 0, unfitDocuments: 0 });
  expect(requests).toBe(0);
});

it('asks once for all callers if nothing was asked lately', async () => {
  later();
  const all = await Promise.all([contentHealth(), contentHealth()]);
  expect([...all, await contentHealth()].every(({ reachable }) => reachable)).toBe(true);
  expect(requests).toBe(1);
});

it('notices before the deadline that the service is silent, and opens the circuit', {
  tags: 'slow',
}, async () => {
  respond = () => undefined;
  later();
  expect(await contentHealth()).toMatchObject({ reachable: false });
  // It did not wait for the deadline of the request itself.
  expect(isCircuitOpen()).toBe(false);
  await expect.poll(isCircuitOpen).toBe(true);
  expect(await contentHealth()).toMatchObject({ reachable: false });
  expect(requests).toBe(1);
});

it('notices that the service is gone', async () => {
  await new Promise((resolve) => server.close(resolve));
  later();
  expect(await contentHealth()).toMatchObject({ reachable: false });
  await expect.poll(isCircuitOpen).toBe(true);
});

it('asks a service that refuses the probe once for all callers, too', async () => {
  respond = (response) => {
    response.writeHead(401, { 'Content-Type': 'application/json' }).end('{"message":"No"}');
  };
  later();
  expect(await contentHealth()).toMatchObject({ reachable: true });
  expect(await contentHealth()).toMatchObject({ reachable: true });
  expect(requests).toBe(1);
});

it('counts a document that is left out of several answers once, and logs it once', async () => {
  const problem: ContentProblem = {
    id: 'event-night',
    type: 'event',
    revision: 'r1',
    field: 'start',
    expected: 'dateTime',
    leftOut: 'document',
  };
  for (const name of ['events', 'event']) {
    const answer = { value: [], problems: [problem] };
    await storeAnswer(aQuery(name), {}, answer).persisted;
  }
  expect(await contentHealth()).toMatchObject({ unfitDocuments: 1 });
  expect(vi.mocked(log).mock.calls).toEqual([
    ['warning', 'content.left-out', { ...problem, more: 0 }],
  ]);
  for (const name of ['events', 'event'])
    storeAnswer(aQuery(name), {}, { value: [], problems: [] });
  expect(await contentHealth()).toMatchObject({ unfitDocuments: 0 });
});
