import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { gracefulClose } from './close-gracefully.ts';
import { listen } from './testing/http.ts';

const SHORT_MS = 100;
const LONG_MS = 60_000;

/** A server whose response begins at once and ends when the test says so. */
function slowServer(): { server: Server; begun: Promise<ServerResponse> } {
  const { promise: begun, resolve } = Promise.withResolvers<ServerResponse>();
  const server = createServer((_request, response) => {
    response.write('begun, ');
    resolve(response);
  });
  return { server, begun };
}

it('lets a response under way finish and accepts no new connection', async () => {
  const { server, begun } = slowServer();
  const close = gracefulClose(server, LONG_MS);
  const port = await listen(server);
  const body = fetch(`http://127.0.0.1:${port}/`).then((response) => response.text());
  const response = await begun;

  const closed = close();
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  response.end('finished');

  expect(await body).toBe('begun, finished');
  await closed;
});

it('cuts what is still open after the grace period', async () => {
  const { server, begun } = slowServer();
  const close = gracefulClose(server, SHORT_MS);
  const port = await listen(server);
  const body = fetch(`http://127.0.0.1:${port}/`).then((response) => response.text());
  const cut = expect(body).rejects.toThrow();
  await begun;

  await close();
  await cut;
});

it('cuts a WebSocket too, which the HTTP server no longer counts as its own', async () => {
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
