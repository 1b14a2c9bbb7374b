import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createFixture, type Fixture } from '../testing/fixture.ts';

let fixture: Fixture;
const lines: string[] = [];
beforeAll(async () => {
  fixture = await createFixture({ log: ({ message }) => lines.push(message) });
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => fixture.remove());

const QUERY = '/v1/data/query/production';

async function open(): Promise<Socket> {
  const socket = connect(fixture.service.port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** Sends bytes; returns the status lines of all responses until the service closes. */
async function statusesOf(bytes: string): Promise<string[]> {
  const socket = await open();
  let received = '';
  socket.on('data', (chunk) => {
    received += String(chunk);
  });
  socket.write(bytes);
  await once(socket, 'close');
  return received.match(/HTTP\/1\.1 \d{3}/g) ?? [];
}

const last = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
const head = `POST ${QUERY} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
const MEGABYTES = 'x'.repeat(4 * 1024 * 1024);

test.each([
  ['of a known length', `${head}Content-Length: ${MEGABYTES.length}\r\n\r\n${MEGABYTES}`],
  [
    'in chunks',
    `${head}Transfer-Encoding: chunked\r\n\r\n${MEGABYTES.length.toString(16)}\r\n${MEGABYTES}\r\n0\r\n\r\n`,
  ],
])('after refusing a body %s, the connection serves the next request', async (_name, refused) => {
  expect(await statusesOf(refused + last)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
});

test.each(['TRACE', 'PROPFIND', 'QUERY'])('%s is not allowed', async (method) => {
  const request = `${method} ${QUERY} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  expect(await statusesOf(request + last)).toEqual(['HTTP/1.1 405', 'HTTP/1.1 200']);
});

test('CONNECT is not allowed, and closes the connection', async () => {
  const request = 'CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: elsewhere.example\r\n\r\n';
  expect(await statusesOf(request + last)).toEqual(['HTTP/1.1 405']);
});

test.each([
  ['CONNECT', 'CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: elsewhere.example\r\n\r\n'],
  ['what is no request', 'no request\r\n\r\n'],
])(
  '%s behind a response in progress ends the connection, not the response',
  async (_name, bytes) => {
    const socket = await open();
    const received = text(socket);
    const query = encodeURIComponent('*');
    const path = `/v2026-01-01/data/listen/production?query=${query}`;
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await once(socket, 'data');
    socket.write(bytes);
    expect((await received.catch(() => '')).match(/HTTP\/1\.1 \d{3}/g) ?? []).toEqual([
      'HTTP/1.1 200',
    ]);
  },
);

test.each([
  ['an invalid Host', 'GET /healthz HTTP/1.1\r\nHost: a b\r\n\r\n'],
  ['an invalid absolute URL', 'GET http://a:b/ HTTP/1.1\r\nHost: localhost\r\n\r\n'],
])('%s is a 400', async (_name, request) => {
  expect(await statusesOf(request + last)).toEqual(['HTTP/1.1 400', 'HTTP/1.1 200']);
});

test('a request of HTTP/1.0 needs no Host', async () => {
  expect(await statusesOf('GET /healthz HTTP/1.0\r\n\r\n')).toEqual(['HTTP/1.1 200']);
});

test('an upload that its client cuts off is no failure of the service', async () => {
  const socket = await open();
  const { editor } = fixture.service.tokens;
  socket.write(
    `POST /v1/assets/files/production HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${editor}\r\nExpect: 100-continue\r\nContent-Length: 1000\r\n\r\n`,
  );
  await once(socket, 'data');
  socket.destroy();
  expect(await fixture.client().fetch('1')).toBe(1);
  await fixture.restart();
  expect(lines).toEqual([]);
});

test('an upload whose client disconnects after its body is no failure of the service', async () => {
  const socket = await open();
  const { editor } = fixture.service.tokens;
  socket.end(
    `POST /v1/assets/files/production HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${editor}\r\nContent-Length: 4\r\n\r\nmenu`,
  );
  await once(socket, 'close');
  expect(await fixture.client().fetch('1')).toBe(1);
  await fixture.restart();
  expect(lines).toEqual([]);
});

describe('a body that arrives slowly', () => {
  const IDLE_MS = 30_000;
  const announced = (path: string, length: number, connection: string) =>
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nConnection: ${connection}\r\nContent-Length: ${length}\r\n\r\n`;

  /** Announces a body, and returns the connection once the service is waiting for it. */
  async function announce(length: number, path = QUERY, connection = 'close') {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const socket = await open();
    const received = text(socket);
    socket.write(announced(path, length, connection));
    await once(socket, 'data');
    return { socket, received };
  }

  test.each(['', 'x'.repeat(1000)])('is refused with 408 (%j)', async (piece) => {
    const { socket, received } = await announce(1_000_000);
    socket.write(piece);
    vi.advanceTimersByTime(IDLE_MS);
    expect(await received).toMatch(/HTTP\/1\.1 408 .*"statusCode":408/s);
    expect(lines).toEqual([]);
  });

  test('is not waited for after it was refused', async () => {
    const { socket, received } = await announce(1_000_000, '/v1/nothing');
    vi.advanceTimersByTime(IDLE_MS);
    expect(await received).toContain('HTTP/1.1 404');
    expect(socket.destroyed).toBe(true);
  });

  test('is not read for longer after it was refused, although it makes progress', async () => {
    const { socket, received } = await announce(1_000_000, '/v1/nothing', 'keep-alive');
    socket.write('x'.repeat(100_000));
    // The service has read that when it answers a later request.
    expect(await fixture.client().fetch('1')).toBe(1);
    vi.advanceTimersByTime(IDLE_MS);
    expect(await received).toContain('HTTP/1.1 404');
    expect(socket.destroyed).toBe(true);
  });

  test('is received while it makes progress', async () => {
    const body = JSON.stringify({ query: '"received"', params: { long: 'x'.repeat(40_000) } });
    const { socket, received } = await announce(body.length);
    socket.write(body.slice(0, 20_000));
    // The service has read the first half when it answers a later request.
    expect(await fixture.client().fetch('1')).toBe(1);
    vi.advanceTimersByTime(IDLE_MS);
    socket.write(body.slice(20_000));
    expect(await received).toMatch(/HTTP\/1\.1 200 .*"received"/s);
  });
});
