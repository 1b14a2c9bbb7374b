import { createClient } from '@sanity/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFixture, type Fixture } from '../testing/fixture.ts';
import { STUDIO } from '../testing/start-session.ts';

let fixture: Fixture;
beforeAll(async () => {
  fixture = await createFixture();
});
afterAll(() => fixture.remove());

/** Returns the address of the login, as the Studio finds it. */
async function loginUrl(origin: string): Promise<string> {
  const { providers } = await fixture.client().request({ url: '/auth/providers' });
  return `${providers[0].url}?${new URLSearchParams({ origin, projectId: 'embedded', withSid: 'true' })}`;
}

async function logIn(token: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(await loginUrl(STUDIO), {
    method: 'POST',
    body: new URLSearchParams({ token, origin: STUDIO }),
    headers,
    redirect: 'manual',
  });
}

const fetchToken = (sid: string) => fixture.client().request({ url: `/auth/fetch?sid=${sid}` });

test('a token entered on the page reaches the Studio through a session', async () => {
  const page = await fetch(await loginUrl(STUDIO));
  expect(page.status).toBe(200);
  expect(await page.text()).toContain(`value="${STUDIO}"`);
  const response = await logIn(fixture.service.tokens.editor);
  expect(response.status).toBe(303);
  const location = response.headers.get('location') ?? '';
  expect(location).not.toContain(fixture.service.tokens.editor);
  // The pattern by which the Studio recognises a session.
  const sid = /^http:\/\/localhost:3000\/studio#sid=([^&]{20,60})$/.exec(location)?.[1] ?? '';
  const { token } = await fetchToken(sid);
  expect(token).not.toBe(fixture.service.tokens.editor);
  const client = createClient({
    ...fixture.client().config(),
    useProjectHostname: false,
    token,
  });
  expect(await client.users.getById('me')).toMatchObject({ role: 'editor' });
  await expect(fetchToken(sid)).rejects.toMatchObject({ statusCode: 404 });
});

describe('the login', () => {
  test('returns to the page of the Studio that was requested', async () => {
    const page = `${STUDIO}/structure/event;a?perspective=drafts`;
    const response = await fetch(await loginUrl(page));
    expect(await response.text()).toContain(`You will return to ${page}.`);
  });

  test('shows the page again where the token is not valid', async () => {
    const response = await logIn('not a token');
    expect(response.status).toBe(401);
    expect(await response.text()).toContain('role="alert"');
  });

  test('says when to try again after too many tokens that are not valid', async () => {
    const from = { 'x-forwarded-for': '192.0.2.77' };
    for (let count = 0; count < 10; count += 1) {
      expect((await logIn('not a token', from)).status).toBe(401);
    }
    const response = await logIn('not a token', from);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.text()).toContain('role="alert"');
  });

  test.each([
    'https://elsewhere.example/studio',
    'http://localhost:3000/',
    'http://localhost:3000/studios',
    'http://localhost:3000/studio/../en',
    'http://localhost:3000/studio/%2e%2e/en',
    `blob:${STUDIO}`,
    'http://name:password@localhost:3000/studio',
    'javascript:alert(1)',
  ])('does not return to %s', async (address) => {
    expect((await fetch(await loginUrl(address))).status).toBe(400);
  });

  test('accepts the form of its own page, and none of another site', async () => {
    const { tokens, url } = fixture.service;
    expect((await logIn(tokens.editor, { origin: url })).status).toBe(303);
    const other = await logIn(tokens.editor, { origin: 'https://elsewhere.example' });
    expect(other.status).toBe(403);
  });

  test('cannot be framed and loads nothing', async () => {
    const { headers } = await fetch(await loginUrl(STUDIO));
    expect(headers.get('content-security-policy')).toMatch(
      /default-src 'none'.*frame-ancestors 'none'/,
    );
  });
});

test('the id of the user shows whether a token is valid', async () => {
  expect(await fixture.client('viewer').request({ url: '/auth/id' })).toEqual({
    id: 'embedded-viewer',
  });
  await expect(fixture.client().request({ url: '/auth/id' })).rejects.toMatchObject({
    statusCode: 401,
  });
});

test('logging out ends no token but that of a session', async () => {
  const logOut = (role?: 'editor') =>
    fixture.client(role).request({ method: 'POST', url: '/auth/logout' });
  await logOut();
  await logOut('editor');
  expect(await fixture.client('editor').request({ url: '/auth/id' })).toEqual({
    id: 'embedded-editor',
  });
});
