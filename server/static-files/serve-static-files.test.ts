import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as requestHttp, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { securityHeaders } from '../http/security-headers.ts';
import { listen } from '../testing/http.ts';
import { compressFiles } from './compress-files.ts';
import { findStaticFiles } from './find-static-files.ts';
import { serveStaticFiles } from './serve-static-files.ts';

const DIST = '.next';
const script = 'console.log("beer");\n'.repeat(200);
const picture = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));
const video = Buffer.alloc(600_000, picture);
const files = {
  '.next/static/media/video.1a.webm': video,
  '.next/static/media/video.2b.mp4': picture,
  '.next/static/chunks/a b-1.js': script,
  '.next/cache/earlier-static/1/chunks/earlier.js': script,
  '.next/cache/earlier-static/2/chunks/earliest.js': script,
  '.next/server/secret.js': 'secret',
  'public/assets/paper.webp': picture,
  'public/assets/icons.svg': '<svg/>',
  'public/fonts/one.woff2': picture,
};

let root: string;
let server: Server;
let port: number;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'static-files-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  await compressFiles(root, DIST);
  const serve = serveStaticFiles(findStaticFiles(root, DIST), securityHeaders('http://a', 'none'));
  server = createServer((request, response) => {
    if (!serve(request, response)) response.writeHead(599).end('not a file');
  });
  port = await listen(server);
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  requestHttp({ port, host: '127.0.0.1', path, headers, method, agent: false }, (message) => {
    const { statusCode: status = 0, headers: received } = message;
    buffer(message).then((body) => resolve({ status, headers: received, body }), reject);
  })
    .on('error', reject)
    .end();
  return await promise;
}

interface Response {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: Buffer;
}

const SCRIPT = '/_next/static/chunks/a%20b-1.js';

it.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip, br;q=0', 'gzip', gunzipSync],
  ['identity', undefined, (body: Buffer) => body],
] as const)('sends a script as it is accepted: %s', async (accepted, coding, decode) => {
  const { status, headers, body } = await get(SCRIPT, { 'accept-encoding': accepted });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(body.length),
    vary: 'Accept-Encoding',
  });
  expect(headers['content-encoding']).toBe(coding);
  expect(String(decode(body))).toBe(script);
});

it.each(['earlier', 'earliest'])('sends the scripts of the %s build', async (name) => {
  const path = `/_next/static/chunks/${name}.js`;
  const { status, headers } = await get(path, { 'accept-encoding': 'br' });
  expect([status, headers['content-encoding']]).toEqual([200, 'br']);
});

it('identifies each form of a file by its content', async () => {
  const tagOf = async (accepted: string) =>
    (await get(SCRIPT, { 'accept-encoding': accepted })).headers.etag;
  const tags = await Promise.all(['br', 'gzip', 'identity'].map(tagOf));
  expect(new Set(tags).size).toBe(3);
  const known = { 'accept-encoding': 'gzip', 'if-none-match': String(tags[1]) };
  const { status, headers, body } = await get(SCRIPT, known);
  expect([status, body.length]).toEqual([304, 0]);
  expect(headers).toMatchObject({ etag: tags[1], vary: 'Accept-Encoding' });
  expect((await get(SCRIPT, known, 'HEAD')).status).toBe(304);
  expect((await get(SCRIPT, { ...known, 'accept-encoding': 'br' })).status).toBe(200);
});

it.each([
  ['bytes=10-19', 206, 'bytes 10-19/1000', picture.subarray(10, 20)],
  ['bytes=-5', 206, 'bytes 995-999/1000', picture.subarray(-5)],
  ['bytes=990-5000', 206, 'bytes 990-999/1000', picture.subarray(990)],
  ['lines=1-2', 200, undefined, picture],
])('responds to the range %s with %i', async (range, status, contentRange, expected) => {
  const { headers, body, ...rest } = await get('/assets/paper.webp', { range });
  expect(rest.status).toBe(status);
  expect(headers['content-range']).toBe(contentRange);
  expect(body.equals(expected)).toBe(true);
});

it('sends a large file as a whole and in parts', async () => {
  const path = '/_next/static/media/video.1a.webm';
  expect((await get(path)).body.equals(video)).toBe(true);
  const { status, headers, body } = await get(path, { range: 'bytes=1000-' });
  expect([status, headers['content-range']]).toEqual([206, 'bytes 1000-599999/600000']);
  expect(body.equals(video.subarray(1000))).toBe(true);
});

it('refuses a range after the end with 416 and the length', async () => {
  const { status, headers } = await get('/assets/paper.webp', { range: 'bytes=1000-' });
  expect(status).toBe(416);
  expect(headers).toMatchObject({
    'content-range': 'bytes */1000',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
});

it('sends a file only if it is the one that the client has a part of', async () => {
  const { headers } = await get('/assets/paper.webp');
  expect(headers['accept-ranges']).toBe('bytes');
  const same = await get('/assets/paper.webp', { 'if-match': String(headers.etag) });
  expect([same.status, same.body.equals(picture)]).toEqual([200, true]);
  expect((await get('/assets/paper.webp', { 'if-match': '"other"' })).status).toBe(412);
});

it('compares a weak tag with none where only strong ones match', async () => {
  const path = '/assets/paper.webp';
  const weak = `W/${(await get(path)).headers.etag}`;
  expect((await get(path, { 'if-match': weak })).status).toBe(412);
  expect((await get(path, { 'if-match': `"other", ${weak}` })).status).toBe(412);
  expect((await get(path, { range: 'bytes=0-9', 'if-range': weak })).status).toBe(200);
});

it('ignores a condition of time, which files do not have', async () => {
  const since = { 'if-unmodified-since': 'Wed, 01 Jan 2025 00:00:00 GMT' };
  expect((await get('/assets/paper.webp', since)).status).toBe(200);
});

it.each<Record<string, string>>([{}, { range: 'bytes=0-9' }])(
  'sends the headers of the whole file alone for HEAD, with %j',
  async (given) => {
    const { status, headers, body } = await get('/assets/paper.webp', given, 'HEAD');
    expect([status, headers['content-length'], body.length]).toEqual([200, '1000', 0]);
  },
);

it.each([
  ['/fonts/one.woff2', 'font/woff2', 'public, max-age=31536000, immutable', undefined],
  [
    '/_next/static/media/video.1a.webm',
    'video/webm',
    'public, max-age=31536000, immutable',
    undefined,
  ],
  [
    '/_next/static/media/video.2b.mp4',
    'video/mp4',
    'public, max-age=31536000, immutable',
    undefined,
  ],
  ['/assets/paper.webp', 'image/webp', 'public, max-age=604800', 'cross-origin'],
  ['/assets/icons.svg?v=1', 'image/svg+xml', 'public, max-age=0', 'cross-origin'],
])('sends %s with its type, lifetime and policy', async (path, type, lifetime, policy) => {
  const { headers } = await get(path);
  expect(headers['content-type']).toBe(type);
  expect(headers['cache-control']).toBe(lifetime);
  expect(headers['cross-origin-resource-policy']).toBe(policy);
});

it.each(['/_next/static/chunks/old.js', '/_next/static%2f..%2fserver/secret.js'])(
  'responds 404 to %s, which the build does not have',
  async (path) => {
    expect(await get(path)).toMatchObject({ status: 404 });
  },
);

it.each([
  '/assets/none.webp',
  '/assets',
  '/_next/server/secret.js',
  '/assets/..%5c..%5cpackage.json',
  '/compressed/_next/static/chunks/a%20b-1.js.br',
  '/en',
])('leaves %s to others', async (path) => {
  const { status, body } = await get(path);
  expect([status, String(body)]).toEqual([599, 'not a file']);
});
