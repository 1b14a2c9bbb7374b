import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { CLIENT_ADDRESS_HEADER } from '../lib/platform/http/sender.ts';
import { limitRendering } from './limit-rendering.ts';
import { finishedPage } from './response-cache/finished-pages.ts';
import type { Renewal } from './response-cache/response-cache.ts';
import { listen } from './testing/http.ts';
import { watchLog } from './testing/watch-log.ts';

/** The renewal of a page that is stored. */
const renewal = {
  previous: {
    status: 200,
    headers: [['Content-Type', 'text/html']],
    page: finishedPage(Buffer.from('stored'), { scripts: [], styles: [] }),
    tags: null,
  },
  store: vi.fn(),
  storeInternal: vi.fn(),
  end: vi.fn(),
} satisfies Renewal;

let server: Server;
let port: number;
let inProgress = 0;
let max = 0;
/** Ends the renderings in progress, and those that begin later at once. */
let finish: () => void;
let finished: Promise<void>;
/** The targets of the requests that have arrived, been rendered, and whose connection has closed. */
const arrived: unknown[] = [];
const rendered: unknown[] = [];
const closed: unknown[] = [];

const render = limitRendering(async (request, response) => {
  rendered.push(request.url);
  inProgress += 1;
  max = Math.max(max, inProgress);
  if (request.url === '/media/slow') response.writeHead(200).write('the client reads nothing more');
  else if (request.url === '/en/never') await new Promise(() => undefined);
  else {
    await finished;
    response.end('rendered');
  }
  if (request.url !== '/media/slow') inProgress -= 1;
  else await new Promise(() => undefined);
}, []);

beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('X-Of-Server', '1');
    arrived.push(request.url);
    response.once('close', () => closed.push(request.url));
    void render(request, response, request.url === '/en/stored' ? renewal : null);
  });
  port = await listen(server);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  inProgress = 0;
  max = 0;
  ({ promise: finished, resolve: finish } = Promise.withResolvers<void>());
});

function get(path: string, sender: string, init: RequestInit = {}) {
  const headers = { [CLIENT_ADDRESS_HEADER]: sender };
  return fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers });
}

/** Requests a path many times at once from one sender. */
function getMany(path: string, count: number, sender: string) {
  return Array.from({ length: count }, () => get(path, sender));
}

it.each([
  ['GET', '/en/faq', 8],
  ['GET', '/media/a.jpg', 24],
  ['POST', '/api/forms/career', 48],
  ['GET', '/api/health', 16],
])(
  'the framework handles a limited number of requests like %s %s at a time',
  async (method, path, limit) => {
    const responses = Array.from({ length: limit + 20 }, (_, index) =>
      get(path, `192.0.2.${index}`, { method }),
    );
    await expect.poll(() => inProgress).toBe(limit);
    finish();
    const statuses = (await Promise.all(responses)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(max).toBe(limit);
  },
);

it.each(['/api/ready', '/api/ready?from=balancer', '/api/revalidate'])(
  '%s is answered while other requests wait for the database',
  async (path) => {
    const senders = Array.from({ length: 16 }, (_, index) => `192.0.2.${index}`);
    const others = senders.map((sender) => get('/api/consent', sender));
    await expect.poll(() => inProgress).toBe(16);
    const own = get(path, '192.0.2.99');
    await expect.poll(() => inProgress).toBe(17);
    finish();
    expect((await own).status).toBe(200);
    await Promise.all(others);
  },
);

it('a sender with many requests does not keep those of others waiting', async () => {
  const own = getMany('/en/faq', 100, '192.0.2.1');
  await expect.poll(() => inProgress).toBe(4);
  const other = get('/en/faq', '192.0.2.2');
  await expect.poll(() => inProgress).toBe(5);
  finish();
  expect((await other).status).toBe(200);
  await Promise.all(own);
});

it('a preview link waits for no turn: refused, it would keep its token in the address', async () => {
  const own = getMany('/en/faq', 250, '192.0.2.1');
  await expect.poll(() => inProgress).toBe(4);
  const headers = { [CLIENT_ADDRESS_HEADER]: '192.0.2.1', 'x-preview-token': 'token' };
  const link = fetch(`http://127.0.0.1:${port}/en/faq`, { headers });
  await expect.poll(() => inProgress).toBe(5);
  finish();
  expect((await link).status).toBe(200);
  await Promise.all(own);
});

it('clients that have disconnected do not keep others waiting for long', {
  tags: 'slow',
}, async () => {
  const leaving = new AbortController();
  for (let index = 0; index < 8; index += 1) {
    get('/en/never', `192.0.2.${index}`, { signal: leaving.signal }).catch(() => undefined);
  }
  await expect.poll(() => inProgress).toBe(8);
  leaving.abort();
  finish();
  expect((await get('/en/faq', '192.0.2.99')).status).toBe(200);
});

it('responds 503 to further requests of a sender for which too many wait', async () => {
  const responses = getMany('/en/faq', 250, '192.0.2.1');
  const refused: unknown[] = [];
  for (const response of responses) {
    void response.then(({ status, headers }) => refused.push([status, headers.get('retry-after')]));
  }
  await expect.poll(() => refused).toEqual(Array(46).fill([503, '5']));
  finish();
  const statuses = (await Promise.all(responses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(204);
});

it('responds with the stored page, and says so, to further requests for one', async () => {
  const logged = watchLog();
  const waiting = getMany('/en/faq', 204, '192.0.2.1');
  await expect.poll(() => inProgress).toBe(4);
  const [response] = await Promise.all(getMany('/en/stored', 1, '192.0.2.1'));
  expect(await response?.text()).toBe('stored');
  expect(response?.headers.get('server-timing')).toBe('cache;desc=stale');
  expect(response?.headers.has('x-of-server')).toBe(false);
  expect(renewal.end).toHaveBeenCalledWith(503);
  expect(logged()).toEqual([['warning', 'response.stale', { path: '/en/stored', status: 503 }]]);
  finish();
  await Promise.all(waiting);
});

it('drops requests of clients that have disconnected', async () => {
  const first = getMany('/en/faq', 4, '192.0.2.1');
  await expect.poll(() => inProgress).toBe(4);
  const leaving = new AbortController();
  const waiting = get('/en/faq?left', '192.0.2.1', { signal: leaving.signal });
  await expect.poll(() => arrived).toContain('/en/faq?left');
  leaving.abort();
  await expect(waiting).rejects.toThrow();
  await expect.poll(() => closed).toContain('/en/faq?left');
  finish();
  await Promise.all(first);
  await get('/en/faq', '192.0.2.1');
  expect(rendered).not.toContain('/en/faq?left');
});

it('a client that reads nothing takes no turn', async () => {
  const slow = await Promise.all(getMany('/media/slow', 30, '192.0.2.1'));
  expect(slow.map(({ status }) => status)).toEqual(Array(30).fill(200));
  await Promise.all(slow.map(({ body }) => body?.cancel()));
});
