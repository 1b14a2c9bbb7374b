import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBackup } from '../backup/create-backup.ts';
import { runTokenCommand } from '../commands/run-token-command.ts';
import { createFixture, type Fixture } from '../testing/fixture.ts';
import { collect, listen, received, WITHIN } from '../testing/listening.ts';
import { connect } from '../testing/socket.ts';
import { sendLogin, startSession } from '../testing/start-session.ts';
import { digestOf } from '../users/token-digest.ts';
import { USERS_FILE } from '../users/user-store.ts';

let fixture: Fixture;
let token: string;
let session: string;

const NAME = 'Jana Nováková';
const HOUR_MS = 60 * 60 * 1000;

const tokens = (...args: readonly string[]) =>
  runTokenCommand(args, fixture.dataDir, new Date()).split('\n')[0] ?? '';
const clientOf = (of: string) => fixture.client('viewer').withConfig({ token: of });
const logIn = (of = token) => startSession(fixture.service.url, of);
const logOut = (of: string) => clientOf(of).request({ method: 'POST', url: '/auth/logout' });
const statusOf = async (of: string) => {
  const headers = { authorization: `Bearer ${of}` };
  return (await fetch(`${fixture.service.url}/v1/users/me`, { headers })).status;
};

beforeEach(async () => {
  fixture = await createFixture();
  token = tokens('add', NAME, 'editor');
  session = await logIn();
});
afterEach(async () => {
  vi.useRealTimers();
  await fixture.remove();
});

describe('a session', () => {
  test('authenticates its user with a token of its own', async () => {
    expect(session).toMatch(/^st[\w-]{43}$/);
    const editor = clientOf(session);
    const me = await editor.users.getById('me');
    expect(me).toMatchObject({ name: NAME, role: 'editor' });
    expect(me.id).toBe((await clientOf(token).users.getById('me')).id);
    await editor.create({ _id: 'drafts.tour', _type: 'page', title: 'Tour' });
    expect(await editor.fetch('*[_id == "drafts.tour"].title', {}, { perspective: 'raw' })).toEqual(
      ['Tour'],
    );
    const values = [{ key: 'a', value: 1 }];
    await editor.request({ method: 'PUT', url: '/users/me/keyvalue', body: values });
    expect(await clientOf(token).request({ url: '/users/me/keyvalue/a' })).toMatchObject(values);
  });

  test('records its user in the history, also after it has ended', async () => {
    const { id } = await clientOf(session).users.getById('me');
    await clientOf(session).create({ _id: 'tour', _type: 'page' });
    await logOut(session);
    const url = '/data/history/production/transactions/tour';
    const history: string = await fixture.client('viewer').request({ url });
    expect(JSON.parse(history)).toMatchObject({ author: id });
    expect(await fixture.client('viewer').users.getById(id)).toMatchObject({ displayName: NAME });
  });

  test('expires after twelve hours', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 12 * HOUR_MS - 60_000 });
    expect(await statusOf(session)).toBe(200);
    vi.setSystemTime(Date.now() + 60_000);
    expect(await statusOf(session)).toBe(401);
    expect(await statusOf(token)).toBe(200);
  });

  test('ends at logout with its event streams, and leaves other sessions open', {
    tags: 'slow',
  }, async () => {
    const other = await logIn();
    const query = '*[_type == "page"]';
    const listener = await listen(clientOf(session), query);
    const ofOther = await listen(clientOf(other), query);
    const live = collect(clientOf(session).live.events({ includeDrafts: true }));
    const tunnel = await connect(`${fixture.service.url}/v1/event-streams`);
    const path = `/v2026-01-01/data/listen/production?query=${encodeURIComponent(query)}`;
    tunnel.send({ open: 'a', path, authorization: `Bearer ${session}` });
    await tunnel.message(({ data }) => String(data).includes('welcome'));
    await received(live, 'welcome', 1);
    await logOut(session);
    expect(await statusOf(session)).toBe(401);
    expect(await statusOf(other)).toBe(200);
    expect(await statusOf(token)).toBe(200);
    await expect.poll(() => String(listener.error), WITHIN).toContain('ended');
    await expect.poll(() => live.of('goaway').length > 0 || live.error !== null, WITHIN).toBe(true);
    await tunnel.message(({ id, end }) => id === 'a' && end === true);
    await clientOf(other).create({ _type: 'page' });
    await received(ofOther, 'mutation', 1);
    for (const stream of [listener, ofOther, live]) stream.stop();
    tunnel.close();
  });

  test.each(['withdraw', 'renew'])(
    'ends when the token it was opened with is ended by “%s”',
    async (command) => {
      tokens(command, NAME);
      expect(await statusOf(session)).toBe(401);
    },
  );

  test('does not allow a login with its own token', async () => {
    const page = await sendLogin(fixture.service.url, session);
    expect(page.status).toBe(401);
    expect(await page.text()).toContain('This is the token of a session');
  });

  test('ends when the same user token has opened 20 later sessions', async () => {
    const later = [];
    for (let count = 1; count <= 20; count += 1) later.push(await logIn());
    expect(await statusOf(session)).toBe(401);
    expect(await Promise.all(later.map(statusOf))).toEqual(later.map(() => 200));
  });

  test('survives a restart, is stored as a digest, and is not part of backups', async () => {
    await fixture.restart();
    expect(await statusOf(session)).toBe(200);
    const file = join(fixture.dataDir, USERS_FILE);
    expect(await readFile(file, 'latin1')).not.toContain(session);
    const backup = join(fixture.dataDir, 'backup');
    await createBackup(fixture.dataDir, backup);
    const copy = new DatabaseSync(join(backup, USERS_FILE), { readOnly: true });
    const tables = copy.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
    copy.close();
    expect(tables.map(({ name }) => name)).toEqual(['user']);
    const stored = [
      await readFile(file, 'latin1'),
      await readFile(join(backup, USERS_FILE), 'latin1'),
    ];
    expect(stored.map((bytes) => bytes.includes(digestOf(session)))).toEqual([true, false]);
  });

  test('does not end the token of the service that it was opened with', async () => {
    const { editor } = fixture.service.tokens;
    const own = await logIn(editor);
    expect(await clientOf(own).users.getById('me')).toMatchObject({ id: 'embedded-editor' });
    await logOut(own);
    expect(await statusOf(own)).toBe(401);
    await logOut(editor);
    await logOut(token);
    expect(await statusOf(editor)).toBe(200);
    expect(await statusOf(token)).toBe(200);
  });

  test('is refused after its end with the error code that logs out the Studio', async () => {
    await logOut(session);
    await expect(clientOf(session).users.getById('me')).rejects.toMatchObject({
      statusCode: 401,
      response: { body: { errorCode: 'SIO-401-ANF' } },
    });
  });
});

test('users who were added before there were sessions keep their tokens, and can log in', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'content-service-users-'));
  const before = runTokenCommand(['add', NAME, 'editor'], dataDir, new Date()).split('\n')[0] ?? '';
  const database = new DatabaseSync(join(dataDir, USERS_FILE));
  database.exec('DROP TABLE session');
  database.close();
  await fixture.remove();
  fixture = await createFixture({ dataDir });
  expect(await statusOf(before)).toBe(200);
  expect(await statusOf(await logIn(before))).toBe(200);
});
