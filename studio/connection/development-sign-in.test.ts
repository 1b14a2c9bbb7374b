import { createServer, type RequestListener } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { developmentSignIn } from './development-sign-in.ts';

const origin = 'http://localhost:3334';
const token = 'sk-of-an-editor';

let handle: RequestListener = () => {};
const server = createServer((request, response) => handle(request, response));
let url = '';

beforeAll(async () => {
  const use = (_path: string, listener: RequestListener) => {
    handle = listener;
  };
  developmentSignIn({ token, origin }).configureServer({ middlewares: { use } });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => server.close());

const request = (method: string, headers: Record<string, string>) =>
  fetch(url, { method, headers });

it('the token is sent to the Studio itself, and not stored on the way', async () => {
  const response = await request('POST', { origin });
  expect(await response.json()).toEqual({ token });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it.each([
  ['another origin', 'POST', { origin: 'http://localhost:3000' }],
  ['a request without an origin', 'POST', {}],
  ['an address in the browser', 'GET', { origin }],
])('the token is not sent to %s', async (_who, method, headers) => {
  const response = await request(method, headers);
  expect(response.status).toBe(403);
  expect(await response.text()).not.toContain(token);
});
