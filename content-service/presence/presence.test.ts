import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
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

async function logIn(role: 'viewer' | 'editor' = 'editor', dataset?: string): Promise<TestSocket> {
  const socket = await connectTo(dataset);
  const authorization = `Bearer ${fixture.service.tokens[role]}`;
  expect(await call(socket, 'authorization', { authorization })).toMatchObject({ result: true });
  return socket;
}

/** Returns the presence events that a connection has received. */
const eventsOf = ({ messages }: TestSocket) =>
  messages.filter(({ method }) => method === 'presence_subscription').map(({ params }) => params);

const LOCATIONS = [{ type: 'document', documentId: 'tour', path: ['title'] }];

describe('presence', () => {
  test('an editor sees where another one is, and that the other one has left', async () => {
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

  test('ends with the subscription', async () => {
    const watching = await logIn();
    const { result: subscriptionId } = await call(watching, 'presence_subscribe');
    await call(watching, 'presence_unsubscribe', { subscriptionId });
    await call(watching, 'presence_rollcall', { session: 'mine' });
    expect(eventsOf(watching)).toEqual([]);
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
  test('without a token is closed when it asks for presence', async () => {
    const socket = await connectTo();
    expect(await call(socket, 'presence_subscribe')).toMatchObject({ error: { code: 4001 } });
    await expect.poll(() => socket.closeCode, WITHIN).toBe(4001);
  });

  test('with a token that is not valid is closed', async () => {
    const socket = await connectTo();
    await call(socket, 'authorization', { authorization: 'Bearer wrong' });
    await expect.poll(() => socket.closeCode, WITHIN).toBe(4001);
  });

  test.each([
    ['an unknown method', 'presence_unknown', {}, -32601],
    ['missing parameters', 'presence_announce', {}, -32602],
  ])('gets an error for %s, and stays open', async (_, method, params, code) => {
    const socket = await logIn();
    expect(await call(socket, method, params)).toMatchObject({ error: { code } });
    expect(await call(socket, 'presence_rollcall', { session: 'a' })).toMatchObject({
      result: true,
    });
  });

  test('to a dataset that does not exist is refused', async () => {
    await expect(connectTo('missing')).rejects.toThrow('refused');
  });

  test('ends with the service', async () => {
    const socket = await logIn();
    await fixture.restart();
    await expect.poll(() => socket.closeCode, WITHIN).not.toBeNull();
  });
});
