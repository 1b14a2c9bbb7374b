import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { gracefulClose } from './graceful-close.ts';
import { listen } from './testing/http.ts';

const SHORT_MS = 100;
const LONG_MS = 60_000;

/** Creates a server whose response begins at once and ends when the test ends it. */
function slowServer(): { server: Server; begun: Promise<ServerResponse> } {
  const { promise: begun, resolve } = Promise.withResolvers<ServerResponse>();
  const server = createServer((_request, response) => {
    response.write('begun, ');
    resolve(response);
  });
  return { server, begun };
}

/** Opens `count` connections, whether or not the server has accepted them yet. */
async function connectAll(port: number, count: number): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1'));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  return sockets;
}

const isRefused = (port: number) =>
  fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(1000) }).then(
    () => false,
    ({ cause }) => cause?.code === 'ECONNREFUSED',
  );

it('lets a response under way finish and accepts no new connection', { tags: 'slow' }, async () => {
  const { server, begun } = slowServer();
  const close = gracefulClose(server, LONG_MS);
  const port = await listen(server);
  const body = fetch(`http://127.0.0.1:${port}/`).then((response) => response.text());
  const response = await begun;

  const closed = close();
  await expect.poll(() => isRefused(port)).toBe(true);
  response.end('finished');

  expect(await body).toBe('begun, finished');
  await closed;
});

it('destroys connections that are still open after the grace period', async () => {
  const { server, begun } = slowServer();
  const close = gracefulClose(server, SHORT_MS);
  const port = await listen(server);
  const body = fetch(`http://127.0.0.1:${port}/`).then((response) => response.text());
  const cut = expect(body).rejects.toThrow();
  await begun;

  await close();
  await cut;
});

it('gives requests with a body more time than others, but not without end', {
  tags: 'slow',
}, async () => {
  const responses: ServerResponse[] = [];
  const server = createServer((_request, response) => responses.push(response));
  const close = gracefulClose(server, SHORT_MS, 10 * SHORT_MS);
  const port = await listen(server);
  const post = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\nx';
  const answers = [];
  for (const bytes of ['GET / HTTP/1.1\r\nHost: a\r\n\r\n', post, post]) {
    const socket = connect(port, '127.0.0.1');
    answers.push(text(socket));
    socket.write(bytes);
    await once(server, 'request');
  }
  const closed = close();
  expect(await answers[0]).toBe('');
  responses[1]?.end('stored');
  expect(await answers[1]).toContain('stored');
  expect(await answers[2]).toBe('');
  await closed;
});

it('destroys an upgraded WebSocket, which the HTTP server no longer tracks', async () => {
  const server = createServer();
  const upgraded = new Promise<void>((resolve) => {
    server.on('upgrade', (_request, socket) => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n');
      resolve();
    });
  });
  const close = gracefulClose(server, SHORT_MS);
  const socket = connect(await listen(server), '127.0.0.1');
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.resume();
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n');
  await upgraded;

  await close();
  await ended;
});

it('completes the responses of all connected clients', async () => {
  const body = 'x'.repeat(2_000_000);
  const server = createServer((_request, response) => {
    setTimeout(() => response.end(body), 20);
  });
  const close = gracefulClose(server, LONG_MS);
  const port = await listen(server);
  const sockets = await connectAll(port, 16);
  const answers = sockets.map((socket, index) => {
    const connection = index % 2 === 0 ? 'close' : 'keep-alive';
    socket.write(`GET / HTTP/1.1\r\nHost: a\r\nConnection: ${connection}\r\n\r\n`);
    return text(socket);
  });
  const [answer = ''] = await Promise.all([answers[0], close()]);
  expect(answer).toContain('200 OK');
  for (const whole of await Promise.all(answers)) expect(whole.endsWith(body)).toBe(true);
});

it('responds to many clients that connected while the process was busy', async () => {
  const server = createServer((_request, response) => response.end('answered'));
  const close = gracefulClose(server, LONG_MS);
  const port = await listen(server);
  const sockets = await connectAll(port, 40);
  const answers = sockets.map((socket) => {
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    return text(socket);
  });
  const closed = close();
  // Longer than `AWAIT_MS`, the time for which connections are awaited: none is accepted meanwhile.
  const busyUntil = performance.now() + 200;
  while (performance.now() < busyUntil);
  for (const answer of await Promise.all(answers)) expect(answer).toContain('answered');
  await closed;
});

it('waits briefly for connected clients that have not sent a request yet', {
  tags: 'slow',
}, async () => {
  const server = createServer((_request, response) => response.end('answered'));
  const close = gracefulClose(server, LONG_MS);
  const port = await listen(server);
  const [late, silent] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  await Promise.all([late, silent].map((socket) => once(socket, 'connect')));
  const closed = close();
  await expect.poll(() => isRefused(port)).toBe(true);
  late.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(await text(late)).toContain('answered');
  expect(await text(silent)).toBe('');
  await closed;
});

it('waits for a request that expects 100 (Continue)', async () => {
  const server = createServer((request, response) => {
    request.resume().on('end', () => setTimeout(() => response.end('taken'), 200));
  });
  server.on('checkContinue', (request, response) => {
    response.writeContinue();
    server.emit('request', request, response);
  });
  const close = gracefulClose(server, LONG_MS);
  const socket = connect(await listen(server), '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 1\r\n\r\n');
  await once(socket, 'data');
  const answer = text(socket);
  const closed = close();
  socket.write('x');
  expect(await answer).toContain('taken');
  await closed;
});

it('keeps nothing of a connection whose client disconnected before the response', async () => {
  const server = createServer((_request, response) => response.write('begun, '));
  const close = gracefulClose(server, SHORT_MS);
  const port = await listen(server);
  const connection = once(server, 'connection').then(([socket]) => new WeakRef<Socket>(socket));
  const client = connect(port, '127.0.0.1').resume();
  const received = once(client, 'data');
  client.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(3));
  await received;
  client.destroy();

  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const isFreed = async () => {
    collectGarbage();
    return (await connection).deref() === undefined;
  };
  await expect.poll(isFreed).toBe(true);
  await close();
});
