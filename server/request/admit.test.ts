import { createHash, randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { maxFormBytes } from '../../lib/forms/schema/attachment-rules.ts';
import { createSiteServer } from '../site-server.ts';
import { listen, sendRaw } from '../testing/http.ts';
import { createAdmission } from './admit.ts';
import { type BufferedBytes, createBufferedBytes } from './buffered-bytes.ts';

const MIB = 1024 * 1024;

let server: Server | undefined;
let reached = 0;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  reached = 0;
});

/** Starts a server whose handler responds with the length and the hash of the body it received. */
async function serving(
  buffered: BufferedBytes = createBufferedBytes(120 * MIB, 41 * MIB),
  idleMs = 500,
  bufferedSmall: BufferedBytes = createBufferedBytes(MIB, MIB),
) {
  const admission = createAdmission({ buffered, bufferedSmall, idleMs });
  server = createSiteServer({
    security: [['X-Content-Type-Options', 'nosniff']],
    takesUpgrades: false,
    admit: (request, response) =>
      admission(request, response, {
        sender: () => String(request.headers['x-sender'] ?? ''),
        isPreviewLink: request.url?.includes('token=') ?? false,
      }),
    handler: async (request, response) => {
      reached += 1;
      const body = await buffer(request);
      response.end(`${request.method} ${body.length} ${hashOf(body)}`);
    },
  });
  return await listen(server);
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

function post(path: string, type: string, body: string, more = '') {
  const head = `Host: a\r\nConnection: close\r\nContent-Type: ${type}\r\n${more}`;
  return `POST ${path} HTTP/1.1\r\n${head}Content-Length: ${body.length}\r\n\r\n${body}`;
}

/** A large body for the limits: one without a length may be as long as its path allows. */
function postChunked(body: string, more = '') {
  const head = `Host: a\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded\r\n${more}`;
  const chunk = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
  return `POST /api/forms/career HTTP/1.1\r\n${head}Transfer-Encoding: chunked\r\n\r\n${chunk}`;
}

it('passes a body on unchanged', async () => {
  const port = await serving();
  for (const size of [0, 1, 100_000, 5 * MIB]) {
    const body = randomBytes(size);
    const response = await fetch(`http://127.0.0.1:${port}/api/forms/career`, {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      body,
    });
    expect(await response.text()).toBe(`POST ${size} ${hashOf(body)}`);
  }
});

it.each([
  ['POST', '/en', 'GET, HEAD, OPTIONS'],
  ['PUT', '/api/forms/career', 'GET, HEAD, POST, OPTIONS'],
  ['GET', '/api/revalidate', 'POST, OPTIONS'],
  ['TRACE', '/', 'GET, HEAD, OPTIONS'],
  ['PROPFIND', '/assets/icons.svg', 'GET, HEAD, OPTIONS'],
])('responds 405 to %s %s and lists the allowed methods', async (method, path, allowed) => {
  const request = `${method} ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;
  const response = await sendRaw(await serving(), request);
  expect(response).toMatch(/^HTTP\/1\.1 405 Method Not Allowed\r\n/);
  expect(response).toContain(`\r\nAllow: ${allowed}\r\n`);
  expect(response).toContain('X-Content-Type-Options: nosniff');
  expect(reached).toBe(0);
});

it('lists the allowed methods in response to OPTIONS', async () => {
  const request = 'OPTIONS /api/age HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
  const response = await sendRaw(await serving(), request);
  expect(response).toMatch(/^HTTP\/1\.1 204 No Content\r\n/);
  expect(response).toContain('\r\nAllow: POST, OPTIONS\r\n');
});

it.each([
  ['415', 'another type', post('/api/revalidate', 'text/plain', '{}')],
  ['415', 'no type', post('/api/age', '', 'a=b')],
  [
    '415',
    'something compressed',
    post('/api/consent', 'application/json', '{}', 'Content-Encoding: gzip\r\n'),
  ],
  ['413', 'more than it takes', post('/api/consent', 'application/json', 'x'.repeat(1025))],
  ['400', 'a body where none belongs', post('/en', 'text/plain', 'x').replace('POST', 'GET')],
])('responds %s to %s without reading the body', async (status, _what, bytes) => {
  const response = await sendRaw(await serving(), bytes);
  expect(response.startsWith(`HTTP/1.1 ${status} `)).toBe(true);
  expect(reached).toBe(0);
});

it('rejects a body over the limit, before it is sent if its length is announced', async () => {
  const port = await serving();
  const head =
    'POST /api/revalidate HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/json\r\n';
  const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
  const chunked = await sendRaw(
    port,
    `${head}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(5)}`,
  );
  expect(chunked).toMatch(/^HTTP\/1\.1 413 /);
  const announced = await sendRaw(port, `${head}Content-Length: 450000000\r\n\r\n`);
  expect(announced).toMatch(/^HTTP\/1\.1 413 /);
  const asked = await sendRaw(
    port,
    `${head}Content-Length: 450000000\r\nExpect: 100-continue\r\n\r\n`,
  );
  expect(asked).toMatch(/^HTTP\/1\.1 413 /);
  expect(reached).toBe(0);
});

it.each([
  ['400 Bad Request', 'a body in broken pieces', 'Transfer-Encoding: chunked\r\n\r\nzz\r\n'],
  [
    '413 Payload Too Large',
    'a chunk with an endless extension',
    `Transfer-Encoding: chunked\r\n\r\n2;${'a'.repeat(20_000)}\r\n`,
  ],
])('responds %s to %s and closes the connection', async (status, _what, rest) => {
  const head = 'POST /api/consent HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
  const response = await sendRaw(await serving(), head + rest);
  expect(response.startsWith(`HTTP/1.1 ${status}\r\n`)).toBe(true);
  expect(response).toContain('X-Content-Type-Options: nosniff');
  expect(response).toContain('\r\nConnection: close\r\n');
  expect(reached).toBe(0);
});

it('does not respond twice if the rest of a refused body is malformed', async () => {
  const socket = connect(await serving(), '127.0.0.1');
  const received = text(socket);
  socket.write(
    'POST /api/consent HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n',
  );
  await new Promise((resolve) => socket.once('data', resolve));
  socket.write('zz\r\n');
  const answers = (await received).match(/^HTTP\/1\.1 /gm);
  expect(answers).toEqual(['HTTP/1.1 ']);
});

it('sends 100 (Continue) for an acceptable body', async () => {
  const socket = connect(await serving(), '127.0.0.1');
  socket.write(
    post(
      '/api/age',
      'application/x-www-form-urlencoded',
      'a=b',
      'Expect: 100-continue\r\n',
    ).replace('a=b', ''),
  );
  const received = text(socket);
  await new Promise((resolve) => socket.once('data', resolve));
  socket.write('a=b');
  expect(await received).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK\r\n.*POST 3 /s);
});

it('passes on the beginning of a form that is too long', async () => {
  const port = await serving();
  const response = await fetch(`http://127.0.0.1:${port}/api/forms/career`, {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    body: Buffer.alloc(45 * MIB),
  });
  expect(await response.text()).toContain(`POST ${maxFormBytes + 1} `);
});

it('responds 408 to a body that makes no progress', async () => {
  const port = await serving(undefined, 50);
  const response = await sendRaw(
    port,
    post('/api/age', 'application/x-www-form-urlencoded', 'ab').slice(0, -1),
  );
  expect(response).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(reached).toBe(0);
});

it('responds 408 to a body that arrives too slowly', async () => {
  const socket = connect(await serving(undefined, 100), '127.0.0.1');
  const whole = post('/api/age', 'application/x-www-form-urlencoded', 'x'.repeat(1000));
  socket.write(whole.slice(0, -1000));
  const trickle = setInterval(() => socket.write('x'), 20);
  const answer = text(socket);
  await new Promise((resolve) => socket.once('data', resolve));
  clearInterval(trickle);
  socket.end();
  expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
});

it('accepts small bodies when large ones have exhausted their memory', async () => {
  const port = await serving(createBufferedBytes(0, 0));
  const small = post('/api/age', 'application/x-www-form-urlencoded', 'a=b');
  expect(await sendRaw(port, small)).toMatch(/^HTTP\/1\.1 200 /);
  const form = post('/api/forms/career', 'application/x-www-form-urlencoded', 'a=b');
  expect(await sendRaw(port, form)).toMatch(/^HTTP\/1\.1 200 /);
  expect(await sendRaw(port, postChunked('a=b'))).toMatch(/^HTTP\/1\.1 503 /);
});

it('limits the memory of small bodies', async () => {
  const port = await serving(undefined, 500, createBufferedBytes(20, 10));
  const hook = (size: number) => post('/api/revalidate', 'application/json', 'x'.repeat(size));
  expect(await sendRaw(port, hook(11))).toMatch(/^HTTP\/1\.1 503 .*Retry-After: 5\r\n/s);
  expect(await sendRaw(port, hook(10))).toMatch(/^HTTP\/1\.1 200 /);
  expect(await sendRaw(port, postChunked('x'.repeat(100)))).toMatch(/^HTTP\/1\.1 200 /);
});

it('limits buffered bytes per sender and in total, and releases them afterwards', async () => {
  const port = await serving(createBufferedBytes(10, 6), 5000);
  const begin = async (sender: string, size: number) => {
    const socket = connect(port, '127.0.0.1');
    const whole = postChunked('x'.repeat(size), `X-Sender: ${sender}\r\n`);
    socket.write(whole.slice(0, -1));
    // Ensures that the bytes arrive before those sent later on another connection.
    await new Promise((resolve) => setImmediate(resolve));
    return { socket, answer: text(socket) };
  };
  const whole = (sender: string, size: number) =>
    sendRaw(port, postChunked('x'.repeat(size), `X-Sender: ${sender}\r\n`));
  const first = await begin('a', 5);
  await expect.poll(() => whole('a', 2)).toMatch(/^HTTP\/1\.1 503 .*Retry-After: 5/s);
  expect(await whole('b', 5)).toMatch(/^HTTP\/1\.1 200 /);
  expect(await whole('b', 6)).toMatch(/^HTTP\/1\.1 503 /);
  first.socket.write('\n');
  expect(await first.answer).toMatch(/^HTTP\/1\.1 200 /);
  await expect.poll(() => whole('b', 6)).toMatch(/^HTTP\/1\.1 200 /);
});

it('responds 408 to slow bodies when another one needs their memory', async () => {
  let time = 0;
  const port = await serving(
    createBufferedBytes(10, 6, () => time),
    5000,
  );
  const slow = ['a', 'b'].map((sender) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(postChunked('xxxxx', `X-Sender: ${sender}\r\n`).slice(0, -1));
    return text(socket);
  });
  const whole = (size: number) => sendRaw(port, postChunked('x'.repeat(size), 'X-Sender: c\r\n'));
  await expect.poll(() => whole(1)).toMatch(/^HTTP\/1\.1 503 /);
  time = 5000;
  expect(await whole(6)).toMatch(/^HTTP\/1\.1 200 /);
  for (const answer of slow) expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
});

it('responds to later requests after a client has disconnected', async () => {
  const port = await serving();
  const client = connect(port, '127.0.0.1');
  client.write(post('/api/age', 'application/x-www-form-urlencoded', 'ab').slice(0, -1));
  await new Promise((resolve) => client.once('connect', resolve));
  client.destroy();
  expect(await sendRaw(port, post('/api/age', 'application/x-www-form-urlencoded', 'a'))).toMatch(
    /^HTTP\/1\.1 200 /,
  );
  expect(reached).toBe(1);
});

it('passes on a POST without a body that does not fail if the client disconnects', async () => {
  const errors: unknown[] = [];
  const gone = Promise.withResolvers<void>();
  const admission = createAdmission({
    buffered: createBufferedBytes(MIB, MIB),
    bufferedSmall: createBufferedBytes(MIB, MIB),
    idleMs: 500,
  });
  server = createSiteServer({
    security: [],
    takesUpgrades: false,
    admit: (request, response) =>
      admission(request, response, { sender: () => '', isPreviewLink: true }),
    handler: async (request, response) => {
      request.on('error', (error) => errors.push(error));
      response.once('close', gone.resolve);
      client.destroy();
      await gone.promise;
    },
  });
  const client = connect(await listen(server), '127.0.0.1');
  client.write('POST /en?token=sk HTTP/1.1\r\nHost: a\r\n\r\n');
  await gone.promise;
  await new Promise((resolve) => setImmediate(resolve));
  expect(errors).toEqual([]);
});
