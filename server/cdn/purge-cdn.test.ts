import { createServer, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it, vi } from 'vitest';
import { listen } from '../testing/http.ts';
import { createPurge } from './purge-cdn.ts';

let server: Server | undefined;

afterEach(() => server?.close());

interface Purged {
  readonly tags: readonly string[];
  readonly keys: string | undefined;
  readonly authorization: string | undefined;
}

/** Starts a CDN that refuses the first requests; returns its address and those that it accepted. */
async function startCdn(refusals = 0) {
  const purged: Purged[] = [];
  let left = refusals;
  server = createServer(async (request, response) => {
    const { tags } = JSON.parse(await text(request));
    const { 'surrogate-key': keys, authorization } = request.headers;
    response.statusCode = left > 0 ? 503 : 200;
    if (left > 0) left -= 1;
    else purged.push({ tags, keys: keys?.toString(), authorization });
    response.end('{}');
  });
  return { url: `http://127.0.0.1:${await listen(server)}/purge`, purged };
}

it('sends the tags in both ways, with the token', async () => {
  const { url, purged } = await startCdn();
  createPurge({ url, token: 'secret' })(['page-any', 'price-1']);
  await expect
    .poll(() => purged)
    .toEqual([
      { tags: ['page-any', 'price-1'], keys: 'page-any price-1', authorization: 'Bearer secret' },
    ]);
});

it('sends many tags in several requests', async () => {
  const { url, purged } = await startCdn();
  const tags = Array.from({ length: 70 }, (_, n) => `tag-${n}`);
  createPurge({ url })(tags);
  await expect.poll(() => purged.map((one) => one.tags.length)).toEqual([30, 30, 10]);
  expect(purged.flatMap((one) => one.tags)).toEqual(tags);
});

it('tries again until the CDN has purged, and says so in the log', async () => {
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { url, purged } = await startCdn(1);
  createPurge({ url })(['price-1']);
  await expect.poll(() => purged.map((one) => one.tags)).toEqual([['price-1']]);
  expect(stderr.mock.calls.join('')).toContain(
    '"event":"cdn.unpurged","tags":1,"error":"status 503"',
  );
});

it('purges a tag again that expires during a request', async () => {
  const { url, purged } = await startCdn();
  const purge = createPurge({ url });
  purge(['price-1']);
  purge(['price-1']);
  await expect.poll(() => purged).toHaveLength(2);
});
