import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { runTokenCommand } from '../commands/run-token-command.ts';
import { createFixture, type Fixture } from '../testing/fixture.ts';
import { WITHIN } from '../testing/listening.ts';
import { connect, type TestSocket } from '../testing/socket.ts';

let fixture: Fixture;
const open: TestSocket[] = [];

beforeAll(async () => {
  fixture = await createFixture();
});
afterAll(() => fixture.remove());
afterEach(() => {
  vi.useRealTimers();
  for (const socket of open.splice(0)) socket.close();
});

async function connectTo(dataset = 'production'): Promise<TestSocket> {
  const socket = await connect(`${fixture.service.url}/v2022-06-30/socket/${dataset}`);
  open.push(socket);
  return socket;
}

let requests = 0;

async function call(socket: TestSocket, method: string, params: object = {}) {
  requests += 1;
  const id = String(requests);
  socket.send({ jsonrpc: '2.0', id, method, params: { ...params, apiVersion: 'v1' } });
  return socket.message((message) => message.id === id);
}

async function logInWith(token: string, dataset?: string): Promise<TestSocket> {
  const socket = await connectTo(dataset);
  const authorization = `Bearer ${token}`;
  expect(await call(socket, 'authorization', { authorization })).toMatchObject({ result: true });
  return socket;
}

const logIn = (role: 'viewer' | 'editor' = 'editor', dataset?: string) =>
  logInWith(fixture.service.tokens[role], dataset);

/** Runs the command as an operator does while the service is running. */
const tokens = (args: readonly string[]) => runTokenCommand(args, fixture.dataDir, new Date());

/** Adds a viewer; returns the token. */
const addViewer = (name: string) => tokens(['add', name, 'viewer']).split('\n')[0] ?? '';

const announce = (socket: TestSocket, locations: object[]) =>
  call(socket, 'presence_announce', { data: { sessionId: 'mine', locations } });

/** Returns the presence events that a connection has received. */
const eventsOf = ({ messages }: TestSocket) =>
  messages.filter(({ method }) => method === 'presence_subscription').map(({ params }) => params);

const LOCATIONS = [{ type: 'document', documentId: 'tour', path: ['title'] }];

describe('presence', () => {
  test('is received from other editors: their locations, and when they leave', async () => {
    const watching = await logIn();
    const { result: subscription } = await call(watching, 'presence_subscribe');
    const other = await logIn('viewer');
    await call(other, 'presence_rollcall', { session: 'other' });
    await call(other, 'presence_announce', { data: { sessionId: 'other', locations: LOCATIONS } });
    other.close();
    const i = 'embedded-viewer';
    const expected = [
      { type: 'rollCall', i, session: 'other' },
      { type: 'state', i, m: { sessionId: 'other', locations: LOCATIONS } },
      { type: 'disconnect', i, m: { session: 'other' } },
    ].map((result) => ({ subscription, result }));
    await expect.poll(() => eventsOf(watching), WITHIN).toEqual(expected);
  });

  test('of an editor who has reconnected does not end with the earlier connection', async () => {
    const watching = await logIn('viewer');
    await call(watching, 'presence_subscribe');
    const [before, after] = [await logIn(), await logIn()];
    await announce(before, LOCATIONS);
    await announce(after, LOCATIONS);
    await call(before, 'presence_disconnect', { session: 'mine' });
    before.close();
    await expect.poll(() => before.closeCode, WITHIN).not.toBeNull();
    await call(after, 'presence_rollcall', { session: 'mine' });
    after.close();
    await expect
      .poll(() => eventsOf(watching), WITHIN)
      .toMatchObject(
        ['state', 'state', 'rollCall', 'disconnect'].map((type) => ({ result: { type } })),
      );
  });

  test('is not received after the subscription has ended', async () => {
    const watching = await logIn();
    const { result: subscriptionId } = await call(watching, 'presence_subscribe');
    await call(watching, 'presence_unsubscribe', { subscriptionId });
    await call(watching, 'presence_rollcall', { session: 'mine' });
    expect(eventsOf(watching)).toEqual([]);
  });

  test('is received once per connection, by its latest subscription', async () => {
    const watching = await logIn();
    await call(watching, 'presence_subscribe');
    const { result: subscription } = await call(watching, 'presence_subscribe');
    await announce(watching, LOCATIONS);
    await call(watching, 'presence_rollcall', { session: 'mine' });
    expect(eventsOf(watching)).toMatchObject([
      { subscription, result: { type: 'state' } },
      { subscription, result: { type: 'rollCall' } },
    ]);
  });

  test('is announced at most ten times per second', { tags: 'slow' }, async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const socket = await logIn();
    for (let n = 0; n < 10; n += 1) {
      expect(await announce(socket, LOCATIONS)).toMatchObject({ result: true });
    }
    const refused = { error: { code: -32600 } };
    expect(await announce(socket, LOCATIONS)).toMatchObject(refused);
    expect(await call(socket, 'presence_rollcall', { session: 'mine' })).toMatchObject(refused);
    vi.advanceTimersByTime(1000);
    expect(await announce(socket, LOCATIONS)).toMatchObject({ result: true });
  });

  test('is announced with at most 4 KB of locations', async () => {
    const socket = await logIn();
    const locationOf = (length: number) => [{ documentId: 'x'.repeat(length) }];
    expect(await announce(socket, locationOf(4000))).toMatchObject({ result: true });
    expect(await announce(socket, locationOf(4096))).toMatchObject({ error: { code: -32602 } });
    socket.send({ jsonrpc: '2.0', id: 'long', method: 'presence_unknown', a: 'x'.repeat(8192) });
    await socket.message(({ id, error }) => id === null && error !== undefined);
  });

  test('is not visible in another dataset', async () => {
    await fixture.client('administrator').datasets.create('staging');
    const elsewhere = await logIn('editor', 'staging');
    await call(elsewhere, 'presence_subscribe');
    const here = await logIn();
    await call(here, 'presence_rollcall', { session: 'here' });
    await call(elsewhere, 'presence_rollcall', { session: 'there' });
    expect(eventsOf(elsewhere)).toMatchObject([{ result: { session: 'there' } }]);
  });
});

describe('a connection', () => {
  test('is closed when its dataset is deleted, and receives nothing of a new one with the same name', async () => {
    const { datasets } = fixture.client('administrator');
    await datasets.create('passing');
    const watching = await logIn('editor', 'passing');
    await call(watching, 'presence_subscribe');
    await datasets.delete('passing');
    await datasets.create('passing');
    await announce(await logIn('editor', 'passing'), LOCATIONS);
    await expect.poll(() => watching.closeCode, WITHIN).toBe(4001);
    expect(eventsOf(watching)).toEqual([]);
  });

  test('is closed when it subscribes without a token', async () => {
    const socket = await connectTo();
    expect(await call(socket, 'presence_subscribe')).toMatchObject({ error: { code: 4001 } });
    await expect.poll(() => socket.closeCode, WITHIN).toBe(4001);
  });

  test('is closed when its token is not valid', async () => {
    const socket = await connectTo();
    await call(socket, 'authorization', { authorization: 'Bearer wrong' });
    await expect.poll(() => socket.closeCode, WITHIN).toBe(4001);
  });

  test('is closed after ten seconds without authorization', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const [silent, authorized] = [await connectTo(), await logIn()];
    vi.advanceTimersByTime(10_000);
    await expect.poll(() => silent.closeCode, WITHIN).toBe(4001);
    expect(authorized.closeCode).toBeNull();
  });

  test('is closed when its token is withdrawn, while others stay open', async () => {
    const [watching, other] = [await logInWith(addViewer('Jana')), await logIn()];
    await call(watching, 'presence_subscribe');
    tokens(['withdraw', 'Jana']);
    await expect.poll(() => watching.closeCode, WITHIN).toBe(4001);
    expect(other.closeCode).toBeNull();
  });

  test('receives nothing after its token is withdrawn', async () => {
    const [watching, other] = [await logInWith(addViewer('Karel')), await logIn()];
    await call(watching, 'presence_subscribe');
    tokens(['withdraw', 'Karel']);
    await announce(other, LOCATIONS);
    await expect.poll(() => watching.closeCode, WITHIN).toBe(4001);
    expect(eventsOf(watching)).toEqual([]);
  });

  test('is closed when its user has 20 already, until one of them is closed', {
    tags: 'slow',
  }, async () => {
    const token = addViewer('Eva');
    const first = await logInWith(token);
    for (let n = 1; n < 20; n += 1) await logInWith(token);
    const authorization = { authorization: `Bearer ${token}` };
    const surplus = await connectTo();
    expect(await call(surplus, 'authorization', authorization)).toHaveProperty('error');
    await expect.poll(() => surplus.closeCode, WITHIN).toBe(1013);
    await logIn();
    first.close();
    const isAccepted = async () => {
      const { result } = await call(await connectTo(), 'authorization', authorization);
      return result;
    };
    await expect.poll(isAccepted, WITHIN).toBe(true);
  });

  test.each([
    ['an unknown method', 'presence_unknown', {}, -32601],
    ['missing parameters', 'presence_announce', {}, -32602],
  ])('receives an error for %s, and stays open', async (_, method, params, code) => {
    const socket = await logIn();
    expect(await call(socket, method, params)).toMatchObject({ error: { code } });
    expect(await call(socket, 'presence_rollcall', { session: 'a' })).toMatchObject({
      result: true,
    });
  });

  test('is refused when its dataset does not exist', async () => {
    await expect(connectTo('missing')).rejects.toThrow('refused');
  });

  test('is closed when the service stops', async () => {
    const socket = await logIn();
    await fixture.restart();
    await expect.poll(() => socket.closeCode, WITHIN).not.toBeNull();
  });
});
