import { once } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ClientOptions, WebSocket } from 'ws';
import { createFixture, type Fixture } from '../testing/fixture.ts';
import { WITHIN } from '../testing/listening.ts';
import { HEARTBEAT, HEARTBEAT_MS } from './sockets.ts';

let fixture: Fixture;
const open: WebSocket[] = [];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  fixture = await createFixture();
});
afterEach(async () => {
  for (const socket of open.splice(0)) socket.terminate();
  await fixture.remove();
  vi.useRealTimers();
});

const addressOf = (path: string) => `${fixture.service.url.replace(/^http/, 'ws')}/v1/${path}`;

const request = (method: string, params: object) =>
  JSON.stringify({ jsonrpc: '2.0', id: method, method, params });

/** Logs in for presence, because a connection that is not used is closed after a while. */
async function logIn(options: ClientOptions = {}): Promise<WebSocket> {
  const socket = new WebSocket(addressOf('socket/production'), options);
  open.push(socket);
  await once(socket, 'open');
  await ask(socket, 'authorization', { authorization: `Bearer ${fixture.service.tokens.editor}` });
  return socket;
}

/** Sends a request of presence and waits for the response. */
async function ask(socket: WebSocket, method: string, params: object): Promise<void> {
  const response = new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      if (String(data).includes(`"id":"${method}"`)) resolve();
    });
  });
  socket.send(request(method, params));
  await response;
}

/** Lets the time pass until the next heartbeat, and waits until a client has received it. */
async function beat(client: WebSocket): Promise<void> {
  const received = once(client, 'ping');
  vi.advanceTimersByTime(HEARTBEAT_MS);
  await received;
}

const SILENT = { autoPong: false };

test('a client that responds to no ping is disconnected, and others are not', async () => {
  const [responding, talking, silent] = await Promise.all([logIn(), logIn(SILENT), logIn(SILENT)]);
  const end = once(silent, 'close');
  for (let n = 0; n < 3; n += 1) {
    await beat(responding);
    // By the time of the response, the pong before it has arrived, too.
    await ask(talking, 'presence_rollcall', { session: 'talking' });
  }
  const [code] = await end;
  expect(code).toBe(1006);
  expect([responding, talking].map(({ readyState }) => readyState)).toEqual([
    WebSocket.OPEN,
    WebSocket.OPEN,
  ]);
});

test('an editor who has vanished is present no longer', async () => {
  const watching = await logIn();
  const events: string[] = [];
  watching.on('message', (data) => events.push(String(data)));
  await ask(watching, 'presence_subscribe', {});
  const vanished = await logIn(SILENT);
  const data = { sessionId: 'vanished', locations: [] };
  await ask(vanished, 'presence_announce', { data });
  // As when the network forwards nothing any more, not even the end of the connection.
  vanished.pause();
  await beat(watching);
  await ask(watching, 'presence_rollcall', { session: 'watching' });
  await beat(watching);
  const isGone = () => events.some((event) => event.includes('"type":"disconnect"'));
  await expect.poll(isGone, WITHIN).toBe(true);
});

test('a tunnel gets the heartbeat, and is disconnected like any other connection', async () => {
  const tunnel = new WebSocket(addressOf('event-streams'), SILENT);
  open.push(tunnel);
  await once(tunnel, 'open');
  const messages: string[] = [];
  tunnel.on('message', (data) => messages.push(String(data)));
  await beat(tunnel);
  await expect.poll(() => messages, WITHIN).toEqual([HEARTBEAT]);
  const end = once(tunnel, 'close');
  vi.advanceTimersByTime(HEARTBEAT_MS);
  const [code] = await end;
  expect(code).toBe(1006);
});
