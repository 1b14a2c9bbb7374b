import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { runTokenCommand } from '../../commands/run-token-command.ts';
import { createFixture, type Fixture } from '../../testing/fixture.ts';
import { startSession } from '../../testing/start-session.ts';

/** Documents of 900 KB: more than the buffers of a connection hold for a client that does not read. */
const IDS = Array.from({ length: 24 }, (_, index) => `page-${index}`);
const NAME = 'Jana Nováková';
/** How long writing them may take beside other tests, in ms. */
const SETUP_MS = 60_000;

let fixture: Fixture;
let token: string;

const tokens = (...args: readonly string[]) =>
  runTokenCommand(args, fixture.dataDir, new Date()).split('\n')[0] ?? '';

beforeAll(async () => {
  fixture = await createFixture();
  const filler = 'x'.repeat(900_000);
  for (const _id of IDS) {
    const document = { _id, _type: 'page', filler };
    await fixture.client('editor').create(document, { returnDocuments: false });
  }
  tokens('add', NAME, 'viewer');
}, SETUP_MS);
afterAll(() => fixture.remove());

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  token = tokens('renew', NAME);
});
afterEach(() => {
  vi.useRealTimers();
});

/** Begins to receive lines; nothing more is read of them than the connection holds. */
async function begin(path: string, of: string): Promise<Response> {
  const headers = { authorization: `Bearer ${of}` };
  const response = await fetch(`${fixture.service.url}/v2026-01-01/data/${path}`, { headers });
  expect(response.status).toBe(200);
  return response;
}

const EXPORT = 'export/production';
const HISTORY = `history/production/transactions/${IDS.join(',')}`;

test.each([
  ['an export', EXPORT],
  ['a history', HISTORY],
])('%s is broken within a second when its token is withdrawn', async (_, path) => {
  const response = await begin(path, token);
  tokens('withdraw', NAME);
  vi.advanceTimersByTime(1000);
  await expect(response.text()).rejects.toThrow('terminated');
});

test('an export is broken within a second at logout, and no other is', async () => {
  const session = await startSession(fixture.service.url, token);
  const response = await begin(EXPORT, session);
  const other = await begin(EXPORT, token);
  const client = fixture.client('viewer').withConfig({ token: session });
  await client.request({ method: 'POST', url: '/auth/logout' });
  vi.advanceTimersByTime(1000);
  await expect(response.text()).rejects.toThrow('terminated');
  expect((await other.text()).split('\n')).toHaveLength(IDS.length + 1);
});
