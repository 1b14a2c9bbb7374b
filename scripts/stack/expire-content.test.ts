import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { isValidSignature } from '@sanity/webhook';
import { afterEach, expect, it } from 'vitest';
import { listen } from '../process/ports.ts';
import { expireContent } from './expire-content.ts';

const SECRET = 'a-secret-of-some-length';
let server: Server;

afterEach(() => server.close());

/** A site that accepts a webhook only when it is signed with the secret. */
async function site(): Promise<string> {
  server = createServer(async (request, response) => {
    const signature = String(request.headers['sanity-webhook-signature']);
    const body = await text(request);
    const valid = await isValidSignature(body, signature, SECRET);
    response.statusCode = valid && request.url === '/api/revalidate' ? 200 : 401;
    response.setHeader('Connection', 'close');
    response.end();
  });
  return `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
}

it('sends a webhook that the site can trust', async () => {
  expect(await expireContent(await site(), SECRET)).toBe(true);
});

it('says so when the site does not agree', async () => {
  expect(await expireContent(await site(), 'another-secret-of-length')).toBe(false);
});
