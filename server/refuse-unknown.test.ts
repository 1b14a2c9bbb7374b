import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CLIENT_ADDRESS_HEADER } from '../lib/platform/http/sender.ts';
import { limits } from '../lib/request/rate-limit/limits.ts';
import { findRoutes } from './framework/find-routes.ts';
import { refuseUnknown } from './refuse-unknown.ts';
import { listen } from './testing/http.ts';

const file = `${'0123456789'.repeat(4)}-800x600.jpg`;

let folder: string;
let server: Server;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'unknown-addresses-'));
  const route = (page: string, regex: string) => ({ page, regex });
  const manifest = {
    staticRoutes: [route('/api/health', '^/api/health(?:/)?$')],
    dynamicRoutes: [
      route('/media/[...path]', '^/media/(.+?)(?:/)?$'),
      route('/posters/[locale]/[...address]', '^/posters/([^/]+?)/(.+?)(?:/)?$'),
      route('/[locale]/contact', '^/([^/]+?)/contact(?:/)?$'),
    ],
  };
  writeFileSync(join(folder, 'routes-manifest.json'), JSON.stringify(manifest));
  const refuses = refuseUnknown(findRoutes(folder), []);
  server = createServer((request, response) => {
    if (!refuses(request, response)) response.end('the framework');
  });
  port = await listen(server);
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

function get(path: string, sender = `192.0.2.1 ${path}`) {
  return fetch(`http://127.0.0.1:${port}${path}`, { headers: { [CLIENT_ADDRESS_HEADER]: sender } });
}

it.each([
  '/api/health',
  '/api/health/?x=1',
  '/api/%68ealth',
  '/posters/en/experiences/tour/1a2b.jpg',
  `/media/images/embedded/production/${file}?w=750`,
  '/api//health',
  '/en/contact',
  '/en/nothing',
])('leaves %s to the framework', async (path) => {
  expect(await (await get(path)).text()).toBe('the framework');
});

it.each([
  '/api/nothing',
  '/api/contact',
  '/api/contact%5C',
  '/fonts/%5Ccontact',
  '/assets/nothing.webp',
  '/_next/image?url=%2Fassets%2Fa.webp',
  '/_next/data/build/en.json',
  '/media/nothing',
  `/posters/en${'/a'.repeat(30)}`,
  '/media/images/embedded/production/1.jpg?w=750',
])('a client that requests many unknown addresses like %s receives 404, then 429', async (path) => {
  for (let count = 0; count < limits.notFound.max; count += 1) {
    expect((await get(path)).status).toBe(404);
  }
  const refused = await get(path);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('60');
  expect((await get(path, '192.0.2.2')).status).toBe(404);
});
