import type { ServerResponse } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import { previewCookieName } from '../../lib/content/preview/preview-cookie.ts';
import { formatStudioToken } from '../../lib/content/preview/studio-token.ts';
import { serveFromMemory } from '../testing/caching-server.ts';
import { sendRaw } from '../testing/http.ts';

const site = serveFromMemory();

describe('a picture', () => {
  const address = '/media/images/embedded/production/0a-8x6.jpg?w=540&q=70&fit=max&auto=format';
  const bytes = Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256));
  const permanent = 'public, max-age=31536000, immutable';
  const headers = { Accept: 'image/avif,image/webp', 'Accept-Encoding': 'br' };

  const picture =
    (more: Record<string, string> = {}) =>
    (response: ServerResponse) => {
      response.writeHead(200, {
        'Content-Type': 'image/avif',
        'Content-Length': bytes.length,
        'Cache-Control': permanent,
        Vary: 'Accept',
        ...more,
      });
      // As the framework does before it writes.
      response.flushHeaders();
      response.write(bytes.subarray(0, 9));
      response.end(bytes.subarray(9));
    };

  async function askPicture(init: RequestInit = { headers }, at = address) {
    const { state, response } = await site.request(init, at);
    const body = Buffer.from(await response.arrayBuffer());
    return { state, status: response.status, body, headers: response.headers };
  }

  beforeEach(() => {
    site.render = picture();
  });

  it('is requested once from the framework, and sent as it is', async () => {
    const [first, again] = [await askPicture(), await askPicture()];
    expect([first.state, again.state, site.rendered]).toEqual(['miss', 'hit', 1]);
    for (const sent of [first, again]) {
      expect(sent.body.equals(bytes)).toBe(true);
      expect(Object.fromEntries(sent.headers)).toMatchObject({
        'content-type': 'image/avif',
        'content-length': `${bytes.length}`,
        'cache-control': permanent,
        vary: 'Accept',
        etag: expect.stringMatching(/^"/),
      });
      expect(sent.headers.has('content-encoding')).toBe(false);
    }
    const head = await askPicture({ method: 'HEAD', headers });
    expect(head).toMatchObject({ state: 'hit', status: 200 });
    expect(head.headers.get('content-length')).toBe(`${bytes.length}`);
  });

  it('keeps its frame options for all clients if a preview of the Studio requests it first', async () => {
    const cookie = `${previewCookieName}=${formatStudioToken({ secret: 'a', perspective: [] })}`;
    for (const more of [{ cookie }, undefined]) {
      const sent = await askPicture({ headers: { ...headers, ...more } });
      expect(sent.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    }
    expect(site.rendered).toBe(1);
  });

  it('is not sent again to clients that have it', async () => {
    const { headers: sent } = await askPicture();
    const tag = sent.get('etag') ?? '';
    const conditional = `GET ${address} HTTP/1.0\r\nAccept: ${headers.Accept}\r\nIf-None-Match: ${tag}\r\n\r\n`;
    const [again = '', body] = (await sendRaw(site.port, conditional)).split('\r\n\r\n');
    expect(again).toMatch(/^HTTP\/1\.1 304 .*^server-timing: cache;desc=hit\r$/ims);
    expect(body).toBe('');
  });

  it('is stored for each format that clients accept', async () => {
    await askPicture();
    const other = { headers: { Accept: '*/*' } };
    site.render = picture({ 'Content-Type': 'image/jpeg' });
    expect(await askPicture(other)).toMatchObject({ state: 'miss' });
    expect((await askPicture(other)).headers.get('content-type')).toBe('image/jpeg');
    expect((await askPicture()).headers.get('content-type')).toBe('image/avif');
  });

  it('that has been deleted is gone after a minute', async () => {
    await askPicture();
    site.render = (response) => response.writeHead(404).end();
    site.now += 59_999;
    expect(await askPicture()).toMatchObject({ state: 'hit', status: 200 });
    site.now += 1;
    expect(await askPicture()).toMatchObject({ state: null, status: 404 });
    expect(await askPicture()).toMatchObject({ state: null, status: 404 });
  });

  it('is sent as stored while it cannot be requested', async () => {
    await askPicture();
    site.now += 60_000;
    site.render = (response) => response.writeHead(503, { 'Retry-After': '5' }).end();
    const stale = await askPicture();
    expect(stale).toMatchObject({ state: 'stale', status: 200 });
    expect(stale.body.equals(bytes)).toBe(true);
    expect(stale.headers.has('retry-after')).toBe(false);
  });

  it.each([
    ['in a provisional format', picture({ 'Cache-Control': 'public, max-age=60' }), 200],
    ['with a cookie', picture({ 'Set-Cookie': 'a=b' }), 200],
    ['that is not there', (response: ServerResponse) => response.writeHead(404).end(), 404],
    ['that cannot be rendered', (response: ServerResponse) => response.writeHead(503).end(), 503],
    ['that breaks off', (response: ServerResponse) => response.destroy(), null],
  ] as const)('%s is not stored', async (_, answer, status) => {
    site.render = answer;
    const first = await askPicture().catch(() => null);
    expect(first?.status ?? null).toBe(status);
    site.render = picture();
    expect(await askPicture()).toMatchObject({ state: 'miss', status: 200 });
  });

  it('requested with credentials is neither stored nor taken from memory', async () => {
    const signedIn = { headers: { ...headers, Authorization: 'Bearer x' } };
    await askPicture(signedIn);
    expect(await askPicture()).toMatchObject({ state: 'miss' });
    expect(await askPicture(signedIn)).toMatchObject({ state: null });
    expect(site.rendered).toBe(3);
  });
});
