// @vitest-environment node
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { discardRest } from './discard-rest.ts';

const CUT_MS = 200;
const CHUNK = `400\r\n${'x'.repeat(0x400)}\r\n`;

let server: Server;
beforeEach(async () => {
  server = createServer((request, response) => {
    discardRest(request, response, CUT_MS);
    response.writeHead(400).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

it.each(['GET', 'POST'])(
  'frees what it discards of a %s after the response, then closes the connection',
  async (method) => {
    const freed: number[] = [];
    const transfer = ArrayBuffer.prototype.transfer;
    vi.spyOn(ArrayBuffer.prototype, 'transfer').mockImplementation(function (
      this: ArrayBuffer,
      ...to
    ) {
      freed.push(this.byteLength);
      return transfer.apply(this, to);
    });
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    // A reset is how the connection may be closed: events.once would reject with it.
    socket.on('error', () => undefined);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write(`${method} / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n`);
    expect(String(await once(socket, 'data'))).toContain(' 400 ');
    const sending = setInterval(() => socket.write(CHUNK), 10);
    await closed;
    clearInterval(sending);
    expect(freed).toContain(0x400);
  },
);
