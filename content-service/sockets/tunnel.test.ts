import { request } from 'node:http';
import { BlockList } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { runTokenCommand } from '../commands/run-token-command.ts';
import { ConcurrencyLimit } from '../http/concurrency-limit.ts';
import { createFixture, type Fixture } from '../testing/fixture.ts';
import { WITHIN } from '../testing/listening.ts';
import { connect, type TestSocket } from '../testing/socket.ts';
import { TcpProxy } from '../testing/tcp-proxy.ts';
import { makeThing, newId } from '../testing/things.ts';

let fixture: Fixture;
let tunnel: TestSocket;

beforeAll(async () => {
  fixture = await createFixture();
});
afterAll(() => fixture.remove());
beforeEach(async () => {
  tunnel = await connect(`${fixture.service.url}/v1/event-streams`);
});
afterEach(() => {
  vi.useRealTimers();
  tunnel.close();
});

const LISTEN = `/v2026-01-01/data/listen/production?query=${encodeURIComponent('*[_type == "thing"]')}`;

const openStream = (id: string, path = LISTEN) =>
  tunnel.send({ open: id, path, authorization: `Bearer ${fixture.service.tokens.editor}` });

/** Waits for a stream to have received a text. */
const received = (id: string, text: string) =>
  tunnel.message((message) => message.id === id && String(message.data).includes(text));

/** Returns the `mutation` events that a stream has sent completely. */
function eventsOf({ messages }: TestSocket, id: string) {
  const text = messages.map((message) => (message.id === id ? (message.data ?? '') : '')).join('');
  const events = text.matchAll(/^event: mutation\nid: (.+)\ndata: (.+)\n\n/gm);
  return Array.from(events, ([, position = '', data = '']) => ({ position, data }));
}

test('one connection carries several event streams', async () => {
  openStream('a');
  openStream('b', '/v2026-01-01/data/live/events/production');
  expect(await tunnel.message(({ id }) => id === 'a')).toEqual({
    id: 'a',
    status: 200,
    contentType: expect.stringContaining('text/event-stream'),
  });
  await Promise.all([received('a', 'event: welcome'), received('b', 'event: welcome')]);
  const _id = newId();
  await fixture.client('editor').create({ _id, _type: 'thing' });
  await Promise.all([received('a', _id), received('b', 'tags')]);
});

test('a closed stream receives nothing more; the others do', async () => {
  openStream('a');
  openStream('b');
  await Promise.all([received('a', 'welcome'), received('b', 'welcome')]);
  tunnel.send({ close: 'a' });
  // Messages are handled in order, so that the stream is closed when this one is answered.
  tunnel.send({ open: 'b', path: LISTEN });
  await tunnel.message(({ error }) => String(error).includes('in use'));
  const _id = newId();
  await fixture.client('editor').create({ _id, _type: 'thing' });
  await received('b', _id);
  const ofClosed = tunnel.messages.filter(({ id, data }) => id === 'a' && data !== undefined);
  expect(JSON.stringify(ofClosed)).not.toContain(_id);
});

test('a stream continues in a new tunnel after its last event, none lost or doubled', async () => {
  const editor = fixture.client('editor');
  const authorization = `Bearer ${fixture.service.tokens.editor}`;
  const resumable = { open: 'a', path: `${LISTEN}&enableResume=true`, authorization };
  const written: string[] = [];
  const write = async () => written.push((await makeThing(editor))._id);
  const proxy = await TcpProxy.start(fixture.service.port);
  const broken = await connect(`${proxy.url}/v1/event-streams`);
  broken.send(resumable);
  await broken.message(({ data }) => String(data).includes('event: welcome'));
  await write();
  await expect.poll(() => eventsOf(broken, 'a'), WITHIN).toHaveLength(1);
  proxy.hold();
  await write();
  proxy.cut();
  await expect.poll(() => broken.closeCode, WITHIN).not.toBeNull();
  await write();

  const lastEventId = eventsOf(broken, 'a')[0]?.position;
  tunnel.send({ ...resumable, lastEventId });
  await received('a', 'event: welcomeback');
  await write();
  await expect.poll(() => eventsOf(tunnel, 'a'), WITHIN).toHaveLength(3);
  const events = [broken, tunnel].flatMap((socket) => eventsOf(socket, 'a'));
  expect(events.map(({ data }) => JSON.parse(data).documentId)).toEqual(written);
  await proxy.close();
});

test('the status of a refused stream arrives, and its end', async () => {
  openStream('missing', '/v2026-01-01/data/listen/missing?query=*');
  await tunnel.message(({ id, status }) => id === 'missing' && status === 404);
  await tunnel.message(({ id, end }) => id === 'missing' && end === true);
});

test('a stream ends when its token is withdrawn', async () => {
  const command = (args: readonly string[]) => runTokenCommand(args, fixture.dataDir, new Date());
  const [token = ''] = command(['add', 'Jana', 'viewer']).split('\n');
  tunnel.send({ open: 'a', path: LISTEN, authorization: `Bearer ${token}` });
  await received('a', 'welcome');
  command(['withdraw', 'Jana']);
  await received('a', 'withdrawn');
  await tunnel.message(({ id, end }) => id === 'a' && end === true);
});

test('a stream is counted by the client of its tunnel, whatever address the service has', async () => {
  const client = '192.0.2.7';
  const ofClient = await connect(`${fixture.service.url}/v1/event-streams`, {
    'x-forwarded-for': client,
  });
  // As it is where the service listens on another address than loopback.
  const check = vi.spyOn(BlockList.prototype, 'check').mockReturnValue(false);
  const take = vi.spyOn(ConcurrencyLimit.prototype, 'take');
  ofClient.send({ open: 'a', path: LISTEN });
  await ofClient.message(({ data }) => String(data).includes('welcome'));
  expect(take.mock.calls).toEqual([[client]]);
  check.mockRestore();
  take.mockRestore();
  ofClient.close();
});

test.each(['authorization', 'lastEventId'])(
  'a value of %s that no header can have is refused, and the tunnel stays open',
  async (field) => {
    tunnel.send({ open: 'a', path: LISTEN, [field]: 'a\nb' });
    await tunnel.message(({ id, end }) => id === 'a' && end === true);
    expect(tunnel.messages.at(-1)?.error).toContain('not valid');
    openStream('b');
    await received('b', 'welcome');
  },
);

test.each([
  '/v1/users/me',
  '/v1/data/listen/../query/production?query=1',
  '/v1/data/listen/..\\query\\production?query=1',
  '/v1/data/listen/%2e%2e/%2e%2e/users/me',
  '/v1/data/live/events/..\\..\\export\\production',
  '//elsewhere.example/v1/data/listen/production',
  'http://elsewhere.example/v1/data/listen/production',
  'http://[',
])('nothing but event streams passes: %s', async (path) => {
  openStream('a', path);
  await tunnel.message(({ error }) => String(error).includes('not valid'));
  expect(tunnel.messages).toEqual([{ id: 'a', end: true, error: 'The message is not valid' }]);
});

test('an id that is in use is refused, and its stream goes on', async () => {
  openStream('a');
  await received('a', 'welcome');
  openStream('a');
  tunnel.send({ open: 'a', path: 1 });
  await tunnel.message(({ error }) => String(error).includes('not valid'));
  const refused = tunnel.messages.filter(({ error }) => error !== undefined);
  expect(refused).toEqual([
    { id: 'a', error: 'The id is in use' },
    { error: 'The message is not valid' },
  ]);
  const _id = newId();
  await fixture.client('editor').create({ _id, _type: 'thing' });
  await received('a', _id);
});

test('a response that is not an event stream does not pass', async () => {
  openStream('missing', '/v1/data/listen/missing?query=*');
  const { error } = await tunnel.message(({ end }) => end === true);
  expect(error).toContain('not an event stream');
  expect(tunnel.messages.filter(({ data }) => data !== undefined)).toEqual([]);
});

test('a tunnel without streams is closed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { url } = fixture.service;
  const [unused, used] = await Promise.all(
    Array.from({ length: 2 }, () => connect(`${url}/v1/event-streams`)),
  );
  used?.send({ open: 'a', path: LISTEN });
  await used?.message(({ data }) => String(data).includes('welcome'));
  vi.advanceTimersByTime(10_000);
  await expect.poll(() => unused?.closeCode, WITHIN).toBe(1000);
  expect(used?.closeCode).toBeNull();
  used?.send({ close: 'a' });
  // Messages are handled in order, so that the stream is closed when this one is answered.
  used?.send({});
  await used?.message(({ error }) => error !== undefined);
  vi.advanceTimersByTime(10_000);
  await expect.poll(() => used?.closeCode, WITHIN).toBe(1000);
});

test('an origin that is not allowed is refused', async () => {
  const { url } = fixture.service;
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const headers = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      origin: 'https://elsewhere.example',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    };
    request(`${url}/v1/event-streams`, { headers })
      .on('response', (response) => {
        response.resume();
        resolve(response.statusCode);
      })
      .on('error', reject)
      .end();
  });
  expect(status).toBe(403);
});
