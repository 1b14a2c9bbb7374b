// @vitest-environment node
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient, type SanityClient } from '@sanity/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { log } from '../../platform/log/log.ts';
import { documentQuery } from '../parse/document-query.ts';
import { aQuery } from '../testing/a-query.ts';
import { closeCircuit, isCircuitOpen } from './circuit-breaker.ts';
import { probeContentService } from './probe-content-service.ts';
import { refusedQueries } from './refused-queries.ts';
import { requestAnswer } from './request-answer.ts';

const service = vi.hoisted(() => ({ port: 0 }));

vi.mock('../../platform/log/log.ts', () => ({ log: vi.fn() }));
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
let respond: (response: ServerResponse) => void;
/** Responds to probes of the service; unless set, they are treated like queries. */
let respondToProbe: ((response: ServerResponse) => void) | null;
let client: SanityClient;

const isProbe = ({ url = '' }: IncomingMessage) =>
  new URL(url, 'http://localhost').searchParams.get('query') === '{"ok": true}';

beforeEach(async () => {
  closeCircuit();
  respondToProbe = null;
  server = createServer((request, response) =>
    isProbe(request) && respondToProbe ? respondToProbe(response) : respond(response),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  service.port = (server.address() as AddressInfo).port;
  client = createClient({
    projectId: 'embedded',
    dataset: 'production',
    apiVersion: '2026-01-01',
    apiHost: `http://127.0.0.1:${service.port}`,
    useProjectHostname: false,
    useCdn: false,
    perspective: 'published',
    maxRetries: 0,
  });
});

afterEach(async () => {
  // A probe that is still running would decide the circuit of the next test.
  sendToProbes();
  server.closeAllConnections();
  await probeContentService();
  server.closeAllConnections();
  server.close();
});

function ask(deadline = 5000) {
  return requestAnswer(client, aQuery(), {}, { deadline });
}

function send(status: number, body: string, type = 'application/json') {
  respond = (response) => {
    response.writeHead(status, { 'Content-Type': type }).end(body);
  };
}

/** Makes the service respond to probes, whatever it does with queries. */
function sendToProbes() {
  respondToProbe = (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"result":{"ok":true}}');
  };
}

describe('requestAnswer', () => {
  it('returns the parsed result', async () => {
    send(200, '{"result":{"answer":["a"]},"ms":1}');
    expect(await ask()).toEqual({ ok: true, value: ['a'], problems: [] });
    expect(isCircuitOpen()).toBe(false);
  });

  it('does not have the service repeat the query', async () => {
    let url = '';
    respond = (response) => {
      url = response.req.url ?? '';
      response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end('{"result":{"answer":[]}}');
    };
    await ask();
    expect(url).toContain('returnQuery=false');
  });

  it.each([
    ['plain text', 'ok', 'text/plain'],
    ['an HTML page', '<!doctype html><title>Proxy</title>', 'text/html'],
    ['truncated JSON', '{"result":["a"', 'application/json'],
    ['null', 'null', 'application/json'],
    ['an array', '[]', 'application/json'],
    ['JSON without a result', '{"status":"starting"}', 'application/json'],
    ['the result null', '{"result":null,"ms":1}', 'application/json'],
    ['an empty list as the result', '{"result":[],"ms":1}', 'application/json'],
    ['a result without an answer', '{"result":{"a":1}}', 'application/json'],
    ['an answer of another shape', '{"result":{"answer":{"a":1}}}', 'application/json'],
    ['nothing', '', 'application/json'],
  ])('treats a 200 response with %s as a failure', async (_what, body, type) => {
    send(200, body, type);
    expect(await ask()).toMatchObject({ ok: false });
    expect(isCircuitOpen()).toBe(true);
  });

  it('opens the circuit on a server error', async () => {
    send(503, '{"error":"down"}');
    expect(await ask()).toMatchObject({ ok: false });
    expect(isCircuitOpen()).toBe(true);
  });

  it('opens the circuit when nothing is answered in time, without waiting for the probe', {
    tags: 'slow',
  }, async () => {
    const probes: ServerResponse[] = [];
    respond = () => undefined;
    respondToProbe = (response) => probes.push(response);
    expect(await ask(1500)).toMatchObject({ ok: false });
    expect(isCircuitOpen()).toBe(true);
    // Its own deadline is later.
    expect(probes.map(({ closed }) => closed)).toEqual([false]);
  });

  it('leaves the circuit closed when the service answers other queries meanwhile', {
    tags: 'slow',
  }, async () => {
    vi.mocked(log).mockClear();
    const asked = new Promise<void>((resolve) => {
      respond = () => resolve();
    });
    const late = requestAnswer(client, aQuery('slow'), {}, { deadline: 1500 });
    await asked;
    send(200, '{"result":{"answer":["a"]},"ms":1}');
    await ask();
    expect(await late).toMatchObject({ ok: false });
    expect(isCircuitOpen()).toBe(false);
    expect(refusedQueries()).toBe(1);
    const line = { query: 'slow', message: 'No answer within 1500 ms' };
    expect(vi.mocked(log).mock.calls).toEqual([['error', 'content.query-refused', line]]);
    await requestAnswer(client, aQuery('slow'), {}, { deadline: 5000 });
    expect(refusedQueries()).toBe(0);
  });

  it.each([
    ['no query is answered in time', () => undefined, { message: 'No answer within 50 ms' }],
    [
      'every query fails',
      (response: ServerResponse) => response.writeHead(500).end('{}'),
      { status: 500 },
    ],
    [
      'every result is of another shape',
      (response: ServerResponse) =>
        response
          .writeHead(200, { 'Content-Type': 'application/json' })
          .end('{"result":{"answer":{"a":1}}}'),
      { message: 'not a list' },
    ],
  ])('leaves the circuit closed when %s, but a probe is', async (what, each, line) => {
    vi.mocked(log).mockClear();
    respond = each;
    sendToProbes();
    const query = aQuery(what);
    const ask = (deadline: number) => requestAnswer(client, query, {}, { deadline });
    expect(await Promise.all([ask(50), ask(50)])).toMatchObject([{ ok: false }, { ok: false }]);
    expect(isCircuitOpen()).toBe(false);
    expect(refusedQueries()).toBe(1);
    const logged = ['error', 'content.query-refused', expect.objectContaining(line)];
    expect(vi.mocked(log).mock.calls).toEqual([logged]);
    send(200, '{"result":{"answer":["a"]},"ms":1}');
    expect(await ask(5000)).toMatchObject({ ok: true });
    expect(refusedQueries()).toBe(0);
  });

  it('leaves the circuit closed when the service rejects the query', async () => {
    send(400, '{"error":{"type":"queryParseError","description":"unexpected token"}}');
    expect(await ask()).toMatchObject({ ok: false, isRefused: true });
    expect(isCircuitOpen()).toBe(false);
  });

  it('logs a refused query once per message, and counts it until it is answered', async () => {
    vi.mocked(log).mockClear();
    send(400, '{"error":{"type":"queryError","description":"Larger than 16 MB"}}');
    await ask();
    await ask();
    expect(refusedQueries()).toBe(1);
    const line = { query: 'titles', status: 400, message: 'Larger than 16 MB' };
    expect(vi.mocked(log).mock.calls).toEqual([['error', 'content.query-refused', line]]);
    send(200, '{"result":{"answer":["a"]},"ms":1}');
    await ask();
    expect(refusedQueries()).toBe(0);
  });

  it('fails for one query when its parser throws', async () => {
    vi.mocked(log).mockClear();
    const parse = () => {
      throw new RangeError('Maximum call stack size exceeded');
    };
    send(200, '{"result":{"answer":["a"]},"ms":1}');
    const query = { ...aQuery('titles'), parse };
    const answer = await requestAnswer(client, query, { id: 'odd' }, { deadline: 5000 });
    expect(answer).toMatchObject({ ok: false });
    expect(isCircuitOpen()).toBe(false);
    expect(log).toHaveBeenCalledWith(
      'error',
      'content.parser-failed',
      expect.objectContaining({ query: 'titles', id: 'odd' }),
    );
  });

  it.each([
    ['another query may be answered later', 429, {}],
    ['the query is of a preview', 401, { perspective: 'drafts' as const }],
  ])('does not count a refusal if %s', async (_why, status, config) => {
    send(status, '{"statusCode":429,"error":"Error","message":"No"}');
    await requestAnswer(client.withConfig(config), aQuery('other'), {}, { deadline: 5000 });
    expect(refusedQueries()).toBe(0);
  });

  it.each([
    ['the last fit value', 'Old', 'Old'],
    ['null where there never was one', undefined, null],
  ])('uses %s for a document that cannot be sent', async (_what, lastFit, value) => {
    const query = documentQuery({ name: 'a', groq: '*[0]', type: 'event', document: z.string() });
    send(400, '{"error":{"type":"queryError","description":"Larger than 16 MB"}}');
    const answer = await requestAnswer(client, query, { id: 'big' }, { deadline: 5000, lastFit });
    expect(answer).toMatchObject({ ok: true, value, problems: [{ id: 'big', expected: 'size' }] });
    send(400, '{"error":{"type":"queryMemoryError","description":"Needs more memory"}}');
    const heavy = await requestAnswer(client, query, { id: 'big' }, { deadline: 5000, lastFit });
    expect(heavy).toMatchObject({ ok: true, value, problems: [{ id: 'big', expected: 'size' }] });
    send(400, '{"error":{"type":"queryTimeoutError","description":"Query timed out"}}');
    const late = await requestAnswer(client, query, { id: 'big' }, { deadline: 5000, lastFit });
    expect(late).toMatchObject({ ok: false, isRefused: false });
  });

  it('probes the service once, also where it fails in a way that may pass', async () => {
    let probes = 0;
    respondToProbe = (response) => {
      probes += 1;
      response.writeHead(503, { 'Content-Type': 'application/json' }).end('{}');
    };
    await probeContentService();
    expect(probes).toBe(1);
    expect(isCircuitOpen()).toBe(true);
  });

  it('closes the circuit with the next valid response', async () => {
    send(503, '{}');
    await ask();
    send(200, '{"result":{"answer":[]}}');
    await ask();
    expect(isCircuitOpen()).toBe(false);
  });
});
