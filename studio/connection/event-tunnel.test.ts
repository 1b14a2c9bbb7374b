import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HEARTBEAT, HEARTBEAT_MS } from '../../content-service/sockets/sockets.ts';
import { createEventTunnel } from './event-tunnel.ts';

/** A connection over a network that forwards nothing, unless a test says what arrives. */
class SilentConnection extends EventTarget {
  static readonly OPEN = 1;
  static readonly all: SilentConnection[] = [];
  readyState = 0;
  isClosing = false;

  constructor() {
    super();
    SilentConnection.all.push(this);
  }
  send() {}
  close() {
    this.readyState = 2;
    this.isClosing = true;
  }
  open() {
    this.readyState = SilentConnection.OPEN;
    this.dispatchEvent(new Event('open'));
  }
  receive(data: string) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const LOST = 'The connection to the content service is lost.';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('WebSocket', SilentConnection);
});
afterEach(() => {
  vi.useRealTimers();
  SilentConnection.all.length = 0;
});

function createTunnel() {
  const openStream = createEventTunnel('ws://127.0.0.1:3333/v1/event-streams');
  return () => openStream('http://127.0.0.1:3333/v1/data/listen/production?query=*');
}

/** Returns the connection that a tunnel has opened last. */
function lastConnection(): SilentConnection {
  const connection = SilentConnection.all.at(-1);
  if (!connection) throw new Error('There is no connection.');
  return connection;
}

/** Opens a stream on the connection that is used then, as the service does with this id. */
async function openOn(openStream: ReturnType<typeof createTunnel>, id: string) {
  const opening = openStream();
  const connection = lastConnection();
  connection.open();
  // The stream is opened when the promise of its connection has been handled.
  await Promise.resolve();
  connection.receive(JSON.stringify({ id, status: 200 }));
  const { body } = await opening;
  if (!body) throw new Error('The response has no body.');
  return { connection, reader: body.getReader() };
}

it('streams fail when the heartbeat is missing, and not before', async () => {
  const openStream = createTunnel();
  const { connection, reader } = await openOn(openStream, '0');
  let isOver = false;
  const end = expect(
    reader.closed.finally(() => {
      isOver = true;
    }),
  ).rejects.toThrow(LOST);
  const unanswered = expect(openStream()).rejects.toThrow(LOST);
  for (let n = 0; n < 4; n += 1) {
    await vi.advanceTimersByTimeAsync(HEARTBEAT_MS);
    connection.receive(HEARTBEAT);
  }
  await vi.advanceTimersByTimeAsync(2 * HEARTBEAT_MS);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(HEARTBEAT_MS);
  await Promise.all([end, unanswered]);
  expect(connection.isClosing).toBe(true);
});

it('a connection that ends after another has replaced it ends none of its streams', async () => {
  const openStream = createTunnel();
  const first = await openOn(openStream, '0');
  const end = expect(first.reader.closed).rejects.toThrow(LOST);
  await vi.advanceTimersByTimeAsync(3 * HEARTBEAT_MS);
  await end;
  const second = await openOn(openStream, '1');
  expect(second.connection).not.toBe(first.connection);
  first.connection.dispatchEvent(new Event('close'));
  second.connection.receive(JSON.stringify({ id: '1', data: 'data: a\n\n' }));
  const { value } = await second.reader.read();
  expect(new TextDecoder().decode(value)).toBe('data: a\n\n');
});

it('a stream fails on a connection that does not open', async () => {
  const failure = expect(createTunnel()()).rejects.toThrow(LOST);
  await vi.advanceTimersByTimeAsync(3 * HEARTBEAT_MS);
  await failure;
});
