import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runTokenCommand } from '../commands/run-token-command.ts';
import { CONTENT_FILE } from '../store/database.ts';
import { createFixture, type Fixture } from '../testing/fixture.ts';
import { collect, listen, received, WITHIN } from '../testing/listening.ts';
import { USERS_FILE } from './user-store.ts';

let fixture: Fixture;
beforeEach(async () => {
  fixture = await createFixture();
});
afterEach(() => fixture.remove());

const NAME = 'Jana Nováková';

/** Runs the command as an operator does while the service is running. */
const tokens = (args: readonly string[], now = new Date()) =>
  runTokenCommand(args, fixture.dataDir, now);

/** Runs a command that issues a token, and returns the token. */
function issue(args: readonly string[], now?: Date): string {
  const [token = ''] = tokens(args, now).split('\n');
  expect(token).toMatch(/^sk[\w-]{43}$/);
  return token;
}

const clientOf = (token: string) => fixture.client('viewer').withConfig({ token });
const statusWith = async (token: string, address = '192.0.2.1') => {
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': address };
  return fetch(`${fixture.service.url}/v1/users/me`, { headers });
};

describe("a user's token", () => {
  test('is valid at once, and names the user as the author of what they write', async () => {
    const editor = clientOf(issue(['add', NAME, 'editor']));
    const me = await editor.users.getById('me');
    expect(me).toMatchObject({ name: NAME, role: 'editor' });
    await editor.create({ _id: 'tour', _type: 'page' });
    const url = '/data/history/production/transactions/tour';
    const history: string = await fixture.client('viewer').request({ url });
    expect(JSON.parse(history)).toMatchObject({ author: me.id });
    expect(await clientOf(fixture.service.tokens.viewer).users.getById(me.id)).toMatchObject({
      displayName: NAME,
      isCurrentUser: false,
    });
    expect((await editor.projects.getById('embedded')).members).toContainEqual(
      expect.objectContaining({ id: me.id, isRobot: false, isCurrentUser: true }),
    );
  });

  test('has the rights of its role', async () => {
    const viewer = clientOf(issue(['add', NAME, 'viewer']));
    await expect(viewer.create({ _type: 'page' })).rejects.toMatchObject({ statusCode: 403 });
  });

  test('is refused once it is withdrawn, while the history goes on naming the user', async () => {
    const token = issue(['add', NAME, 'editor']);
    const { id } = await clientOf(token).users.getById('me');
    expect(tokens(['list'])).toMatch(new RegExp(`^${id} +${NAME} +editor +valid until 2`));
    tokens(['withdraw', NAME]);
    expect((await statusWith(token)).status).toBe(401);
    expect(tokens(['list'])).toContain('withdrawn');
    const viewer = fixture.client('viewer');
    expect(await viewer.users.getById(id)).toMatchObject({ displayName: NAME });
    const { members } = await viewer.projects.getById('embedded');
    expect(members.map((member) => member.id)).not.toContain(id);
  });

  test('does not end what the user has scheduled, which the command lists', async () => {
    const schedule = async (token: string, releaseId: string, title?: string) => {
      const client = clientOf(token);
      await client.releases.create({ releaseId, metadata: { title, releaseType: 'scheduled' } });
      const publishAt = new Date(Date.now() + 3_600_000).toISOString();
      await client.releases.schedule({ releaseId, publishAt });
    };
    const token = issue(['add', NAME, 'editor']);
    await schedule(token, 'rSpring', 'Spring prices');
    await schedule(token, 'rSummer');
    await schedule(token, 'rAutumn');
    await clientOf(token).releases.unschedule({ releaseId: 'rAutumn' });
    await schedule(issue(['add', 'Karel', 'editor']), 'rWinter');
    expect(tokens(['withdraw', NAME]).split('\n')).toEqual([
      `The token of ${NAME} is no longer valid.`,
      expect.stringContaining('still published'),
      expect.stringMatching(/^- "Spring prices" \(rSpring in the dataset "production"\), 2/),
      expect.stringMatching(/^- "rSummer" \(rSummer /),
    ]);
  });

  test('is withdrawn, and the command says so, also if the content cannot be read', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'content-service-users-'));
    runTokenCommand(['add', NAME, 'editor'], dataDir, new Date());
    await writeFile(join(dataDir, CONTENT_FILE), 'damaged'.repeat(1000));
    expect(runTokenCommand(['withdraw', NAME], dataDir, new Date()).split('\n')).toEqual([
      expect.stringContaining('no longer valid'),
      expect.stringContaining('could not be read'),
    ]);
    await rm(dataDir, { recursive: true });
  });

  test('is refused once it has expired, and its user can be issued another', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    const expired = issue(['add', NAME, 'viewer', '--days', '30'], daysAgo(31));
    expect((await statusWith(expired)).status).toBe(401);
    const renewed = issue(['renew', NAME, 'editor']);
    expect(await clientOf(renewed).users.getById('me')).toMatchObject({ role: 'editor' });
    expect((await statusWith(expired)).status).toBe(401);
  });

  test('outlives a restart, and is stored as a digest that only the owner may read', async () => {
    const token = issue(['add', NAME, 'editor']);
    await fixture.restart();
    expect((await statusWith(token)).status).toBe(200);
    const file = join(fixture.dataDir, USERS_FILE);
    expect(await readFile(file, 'latin1')).not.toContain(token);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  test('ends its event streams when it is withdrawn, and no others', { tags: 'slow' }, async () => {
    const token = issue(['add', NAME, 'viewer']);
    const query = '*[_type == "page"]';
    const listener = await listen(clientOf(token), query);
    const other = await listen(fixture.client('viewer'), query);
    const live = collect(clientOf(token).live.events({ includeDrafts: true }));
    await received(live, 'welcome', 1);
    tokens(['withdraw', NAME]);
    await expect.poll(() => String(listener.error), WITHIN).toContain('withdrawn');
    await expect.poll(() => live.of('goaway').length > 0 || live.error !== null, WITHIN).toBe(true);
    await fixture.client('editor').create({ _type: 'page' });
    await received(other, 'mutation', 1);
    for (const stream of [listener, other, live]) stream.stop();
  });
});

describe('a command that cannot be carried out', () => {
  test.each([
    ['an unknown command', ['remove', NAME], 'npm run content:tokens'],
    ['no name', ['add'], 'A role is one of'],
    ['an unknown role', ['add', NAME, 'author'], 'A role is one of'],
    ['an empty name', ['add', ' ', 'editor'], 'A name has'],
    ['no validity', ['add', NAME, 'editor', '--days', '0'], '--days'],
    ['too long a validity', ['add', NAME, 'editor', '--days', '366'], '--days'],
    ['an unknown user', ['withdraw', NAME], 'There is no user'],
  ])('%s', (_what, args, message) => {
    expect(() => tokens(args)).toThrow(message);
    expect(tokens(['list'])).toBe('There are no users yet.');
  });

  test('a name that is taken, also written in another normal form', () => {
    issue(['add', NAME, 'editor']);
    expect(() => tokens(['add', NAME.normalize('NFD'), 'editor'])).toThrow('already');
  });
});

describe('tokens that are not valid', () => {
  test('are limited by address, while a valid one is accepted', async () => {
    const statuses = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      statuses.push((await statusWith(`guess-${attempt}`)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    const refusal = await statusWith('guess');
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await statusWith(fixture.service.tokens.viewer)).status).toBe(200);
    expect((await statusWith('guess', '192.0.2.2')).status).toBe(401);
  });

  test('are counted together in a /64 network of IPv6', async () => {
    for (let host = 1; host <= 10; host += 1) await statusWith('guess', `2001:db8::${host}`);
    expect((await statusWith('guess', '2001:db8:0:0:ffff::1')).status).toBe(429);
    expect((await statusWith('guess', '2001:db8:0:1::1')).status).toBe(401);
  });
});
