import { once } from 'node:events';
import { connect as connectTcp, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Authenticator } from '../http/auth.ts';
import { createFixture, type Fixture } from '../testing/fixture.ts';
import { WITHIN } from '../testing/listening.ts';
import { connect, type TestSocket } from '../testing/socket.ts';
import { LIMITS } from './sockets.ts';

let fixture: Fixture;
const lines: string[] = [];
const open: Socket[] = [];

beforeEach(async () => {
  fixture = await createFixture({ log: ({ message }) => lines.push(message) });
});
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  vi.restoreAllMocks();
  await fixture.remove();
  lines.length = 0;
});

/** Sends an upgrade request that is refused, and keeps its own half of the connection open. */
async function sendRefusedUpgrade(): Promise<Socket> {
  const { port } = fixture.service;
  const socket = connectTcp({ port, host: '127.0.0.1', allowHalfOpen: true });
  open.push(socket);
  socket.on('error', () => socket.destroy());
  socket.write(
    'GET /v1/nothing HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  );
  const [response] = await once(socket, 'data');
  expect(String(response)).toContain('HTTP/1.1 404');
  return socket;
}

test('a failure of the service while it handles a message ends that connection only', async () => {
  const address = `${fixture.service.url}/v1/socket/production`;
  const [failing, other] = await Promise.all([connect(address), connect(address)]);
  vi.spyOn(Authenticator.prototype, 'authenticate').mockImplementation(() => {
    throw new Error('The users are broken');
  });
  const params = { authorization: 'Bearer a' };
  failing.send({ jsonrpc: '2.0', id: '1', method: 'authorization', params });
  await expect.poll(() => failing.closeCode, WITHIN).toBe(1011);
  expect(lines).toEqual([expect.stringContaining('The users are broken')]);
  expect(other.closeCode).toBeNull();
  other.close();
});

test('a /64 network of IPv6 has a limited number of connections', async () => {
  const address = `${fixture.service.url}/v1/event-streams`;
  const sockets: TestSocket[] = [];
  for (let host = 1; host <= LIMITS.perClient; host += 1) {
    sockets.push(await connect(address, { 'x-forwarded-for': `2001:db8::${host}` }));
  }
  await expect(connect(address, { 'x-forwarded-for': '2001:db8::ffff' })).rejects.toThrow();
  sockets.push(await connect(address, { 'x-forwarded-for': '2001:db8:0:1::1' }));
  for (const socket of sockets) socket.close();
});

test('clients without a token leave places to those with one', async () => {
  const address = `${fixture.service.url}/v1/socket/production`;
  const sockets: TestSocket[] = [];
  const open = async (network: number) => {
    const socket = await connect(address, { 'x-forwarded-for': `203.0.113.${network}` });
    sockets.push(socket);
    return socket;
  };
  const areOpen = () => sockets.filter(({ closeCode }) => closeCode === null).length;
  for (let count = 0; count < LIMITS.anonymous; count += 1) await open(count % 3);
  const editor = await open(4);
  await expect.poll(areOpen, WITHIN).toBe(LIMITS.anonymous);
  const params = { authorization: `Bearer ${fixture.service.tokens.editor}` };
  editor.send({ jsonrpc: '2.0', id: '1', method: 'authorization', params });
  await editor.message(({ result }) => result === true);
  // The place of the editor is not one of theirs any more.
  await open(5);
  expect(areOpen()).toBe(LIMITS.anonymous + 1);
  await open(6);
  await expect.poll(areOpen, WITHIN).toBe(LIMITS.anonymous + 1);
  expect(editor.closeCode).toBeNull();
  for (const socket of sockets) socket.close();
});

test('a refused upgrade is disconnected, even where the client keeps its half open', {
  tags: 'slow',
}, async () => {
  const socket = await sendRefusedUpgrade();
  // Only a write makes it notice.
  const isDisconnected = () => {
    if (!socket.destroyed) socket.write('x');
    return socket.destroyed;
  };
  await expect.poll(isDisconnected, WITHIN).toBe(true);
});

test('a refused upgrade does not delay the end of the service', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await sendRefusedUpgrade();
  await fixture.restart();
  vi.useRealTimers();
});
