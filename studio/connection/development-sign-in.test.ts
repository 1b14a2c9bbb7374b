import { createServer, type RequestListener } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createFixture, type Fixture } from '../../content-service/testing/fixture.ts';
import { STUDIO } from '../../content-service/testing/start-session.ts';
import { developmentSignIn } from './development-sign-in.ts';

const origin = 'http://localhost:3334';

let fixture: Fixture;
let handle: RequestListener = () => {};
const server = createServer((request, response) => handle(request, response));
let url = '';

/** Makes the server that of a Studio over the content service at this address. */
function serve(apiHost: string): void {
  const use = (_path: string, listener: RequestListener) => {
    handle = listener;
  };
  const login = { apiHost, studio: STUDIO, token: fixture.service.tokens.editor };
  developmentSignIn({ ...login, origin }).configureServer({ middlewares: { use } });
}

beforeAll(async () => {
  fixture = await createFixture();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
beforeEach(() => serve(fixture.service.url));
afterAll(async () => {
  server.close();
  await fixture.remove();
});

const request = (method: string, headers: Record<string, string>) =>
  fetch(url, { method, headers });

async function signIn(): Promise<string> {
  const response = await request('POST', { origin });
  const { token }: { readonly token?: string } = await response.json();
  return token ?? '';
}

it('the Studio itself gets the token of an editor’s session, which is not stored on the way', async () => {
  const response = await request('POST', { origin });
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { token } = await response.json();
  expect(token).not.toBe(fixture.service.tokens.editor);
  const client = fixture.client('viewer').withConfig({ token });
  expect(await client.users.getById('me')).toMatchObject({ role: 'editor' });
});

it('all pages share a session, and the next one has another once it has ended', async () => {
  const token = await signIn();
  expect(await signIn()).toBe(token);
  const client = fixture.client('viewer').withConfig({ token });
  await client.request({ method: 'POST', url: '/auth/logout' });
  const next = await signIn();
  expect(next).not.toBe(token);
  expect(await signIn()).toBe(next);
});

it.each([
  ['another origin', 'POST', { origin: 'http://localhost:3000' }],
  ['a request without an origin', 'POST', {}],
  ['an address in the browser', 'GET', { origin }],
])('no token is sent to %s', async (_who, method, headers) => {
  const response = await request(method, headers);
  expect(response.status).toBe(403);
  expect(await response.json()).toEqual({});
});

it('without the content service, there is no token, and the Studio asks for one', async () => {
  // Nothing listens there, and fetch refuses the port.
  serve('http://127.0.0.1:9');
  const response = await request('POST', { origin });
  expect(response.status).toBe(502);
  expect(await response.json()).toEqual({});
});
