import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { runTokenCommand } from '../commands/run-token-command.ts';
import { QueryPool } from '../query/pool/query-pool.ts';
import { createFixture, type Fixture } from '../testing/fixture.ts';
import { holdRequest } from '../testing/held-request.ts';
import { startSession } from '../testing/start-session.ts';

const NAME = 'Jana Nováková';
const JSON_TYPE = 'application/json';

let fixture: Fixture;
let token: string;

const tokens = (...args: readonly string[]) =>
  runTokenCommand(args, fixture.dataDir, new Date()).split('\n')[0] ?? '';

/** Sends a request, but for the end of its body, with a token or without. */
function hold(method: string, path: string, body: string, type: string, of: string | null = token) {
  const authorization: Record<string, string> =
    of === null ? {} : { authorization: `Bearer ${of}` };
  const headers = { ...authorization, 'content-type': type };
  return holdRequest(`${fixture.service.url}/v2026-01-01${path}`, { method, headers }, body);
}

/** What the requests of these tests would write. */
const written = async () => ({
  ids: await fixture.client('viewer').fetch('*._id', {}, { perspective: 'raw' }),
  aclModes: (await fixture.client('viewer').datasets.list()).map(({ aclMode }) => aclMode),
  values: await fixture.client('viewer').request({ url: '/users/me/keyvalue/a' }),
  uploads: await readdir(join(fixture.dataDir, 'uploads')),
});

beforeEach(async () => {
  fixture = await createFixture();
  token = tokens('add', NAME, 'administrator');
});
afterEach(() => fixture.remove());

const NO_SUCH_TOKEN = { status: 401, body: { errorCode: 'SIO-401-ANF' } };
const MUTATION = JSON.stringify({ mutations: [{ create: { _id: 'page', _type: 'page' } }] });
const ACTION = JSON.stringify({
  actions: [
    {
      actionType: 'sanity.action.document.create',
      publishedId: 'page',
      attributes: { _id: 'drafts.page', _type: 'page' },
      ifExists: 'fail',
    },
  ],
});

test.each([
  ['mutations', 'POST', '/data/mutate/production', MUTATION, JSON_TYPE],
  ['actions', 'POST', '/data/actions/production', ACTION, JSON_TYPE],
  ['an upload', 'POST', '/assets/files/production', 'menu', 'text/plain'],
  ['a new dataset', 'PUT', '/datasets/another', '{}', JSON_TYPE],
  ['settings of a dataset', 'PATCH', '/datasets/production', '{"aclMode":"private"}', JSON_TYPE],
  ['values of a user', 'PUT', '/users/me/keyvalue', '[{"key":"a","value":1}]', JSON_TYPE],
  ['a query', 'POST', '/data/query/production', '{"query":"*"}', JSON_TYPE],
])('%s whose token is withdrawn before the body ends: 401', async (_, method, path, body, type) => {
  const before = await written();
  const finish = await hold(method, path, body, type);
  tokens('withdraw', NAME);
  expect(await finish()).toMatchObject(NO_SUCH_TOKEN);
  expect(await written()).toEqual(before);
});

test('a mutation whose session ends before the body does: 401', async () => {
  const session = await startSession(fixture.service.url, token);
  const finish = await hold('POST', '/data/mutate/production', MUTATION, JSON_TYPE, session);
  const client = fixture.client('viewer').withConfig({ token: session });
  await client.request({ method: 'POST', url: '/auth/logout' });
  expect(await finish()).toMatchObject(NO_SUCH_TOKEN);
  expect(await fixture.client().fetch('*')).toEqual([]);
});

test('a mutation whose token is withdrawn while it selects documents: 401', async () => {
  await fixture.client('editor').create({ _id: 'page', _type: 'page' });
  const { run } = QueryPool.prototype;
  const spy = vi.spyOn(QueryPool.prototype, 'run').mockImplementation(function (
    this: QueryPool,
    ...job
  ) {
    tokens('withdraw', NAME);
    return run.apply(this, job);
  });
  onTestFinished(() => spy.mockRestore());
  const body = JSON.stringify({ mutations: [{ delete: { query: '*' } }] });
  const finish = await hold('POST', '/data/mutate/production', body, JSON_TYPE);
  expect(await finish()).toMatchObject(NO_SUCH_TOKEN);
  spy.mockRestore();
  expect(await fixture.client().fetch('*._id')).toEqual(['page']);
});

test('a query of a dataset that becomes private before the body ends: 401', async () => {
  const body = '{"query":"*"}';
  const finish = await hold('POST', '/data/query/production', body, JSON_TYPE, null);
  await fixture.client('administrator').datasets.edit('production', { aclMode: 'private' });
  const message = 'Dataset "production" is private; a token is needed';
  expect(await finish()).toMatchObject({ status: 401, body: { message } });
});

test('a request that is held back with a valid token is carried out', async () => {
  const finish = await hold('POST', '/data/mutate/production', MUTATION, JSON_TYPE);
  expect(await finish()).toMatchObject({ status: 200 });
});
