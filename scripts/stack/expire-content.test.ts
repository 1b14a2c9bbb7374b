import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { isValidSignature } from '@sanity/webhook';
import { afterEach, expect, it } from 'vitest';
import { listen } from '../process/ports.ts';
import { expireContent } from './expire-content.ts';

const SECRET = 'a-secret-of-some-length';
let server: Server;

afterEach(() => server.close());

/** Starts a site that accepts only webhooks signed with the secret. */
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

it('sends a webhook with a valid signature', async () => {
  expect(await expireContent(await site(), SECRET)).toBe(true);
});

it('returns false if the site rejects the webhook', async () => {
  expect(await expireContent(await site(), 'another-secret-of-length')).toBe(false);
});
