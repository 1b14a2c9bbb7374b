import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { previewCookieName } from '../../lib/content/preview/preview-cookie.ts';
import { formatStudioToken } from '../../lib/content/preview/studio-token.ts';
import { CLIENT_ADDRESS_HEADER } from '../../lib/platform/http/sender.ts';
import { limits } from '../../lib/request/rate-limit/limits.ts';
import { requestedPathAttribute } from '../../lib/request/requested-path.ts';
import { expireSlugIndex, shareSlugIndex } from '../../lib/request/shared-slug-index.ts';
import { allowStudioFrame } from '../allow-studio-frame.ts';
import { rememberPages } from '../response-cache/finished-pages.ts';
import { LONGEST_WAIT_MS, type Renewal, ResponseCache } from '../response-cache/response-cache.ts';
import { sendFromMemory, withResponseCache } from '../response-cache/with-response-cache.ts';
import { listen, sendRaw } from '../testing/http.ts';
import { watchLog } from '../testing/watch-log.ts';
import { postProcessResponse } from './post-process-response.ts';

const text = 'glass '.repeat(1000);

/** What the framework does in the tests: counts what it renders. */
let rendered: number;
let logged: ReturnType<typeof watchLog>;
let render: (response: ServerResponse, request: IncomingMessage) => unknown;
let now: number;
let cache: ResponseCache;
let server: Server;
let port: number;

beforeEach(async () => {
  logged = watchLog();
  rendered = 0;
  now = 0;
  render = sharedPage;
  cache = new ResponseCache({ mostBytes: 1_000_000, freshMs: 1000, now: () => now });
  const pictures = new ResponseCache({ mostBytes: 1_000_000, freshMs: 60_000, now: () => now });
  const caches = { pages: cache, pictures, remember: rememberPages(1_000_000) };
  const postProcess = (
    request: IncomingMessage,
    response: ServerResponse,
    renewal: Renewal | null,
  ) => {
    const studio = allowStudioFrame(request, response, 'https://studio.example');
    return postProcessResponse(request, response, {
      errorPage: () => 'The error page',
      policy: ({ scripts }) => `script-src ${scripts.join(' ')}`,
      remember: caches.remember,
      renewal,
      tags: { current: null },
      isTagged: false,
      isForStudio: studio !== undefined,
    });
  };
  const handler = withResponseCache(
    caches,
    async (request, response, renewal) => {
      const letGo = postProcess(request, response, renewal);
      rendered += 1;
      try {
        await render(response, request);
      } catch (error) {
        letGo();
        throw error;
      }
    },
    (request, response, status) => {
      postProcess(request, response, null);
      response.writeHead(status, { 'Content-Type': 'text/html' }).end();
    },
  );
  const answerAtOnce = sendFromMemory(caches);
  server = createServer((request, response) => {
    if (answerAtOnce(request, response)) return;
    response.setHeader('X-Frame-Options', 'SAMEORIGIN');
    void handler(request, response);
  });
  port = await listen(server);
});

afterEach(() => {
  vi.useRealTimers();
  server.close();
});

function sharedPage(response: ServerResponse): void {
  response.setHeader('X-Nextjs-Prerender', '1');
  response.setHeader('Cache-Control', 's-maxage=3600, stale-while-revalidate=31532400');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(`<script>1</script>${text}`);
}

function fail(response: ServerResponse): void {
  response.writeHead(500, { 'Content-Type': 'text/html' });
  response.end('empty');
}

/** Fails as the framework does when it cannot render its own error page. */
function failWithout(body: string) {
  return (response: ServerResponse) => {
    response.statusCode = 500;
    response.end(body);
  };
}

/** Requests the page; returns its status, text, cache state and headers. */
async function ask(init: RequestInit = {}, path = '/en') {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
  const [, state = null] = /desc=(.*)/.exec(response.headers.get('server-timing') ?? '') ?? [];
  return {
    state,
    status: response.status,
    text: await response.text(),
    headers: response.headers,
  };
}

/** For requests whose responses are compared: a compressed version is replaced by a smaller one. */
const plainly = { headers: { 'Accept-Encoding': 'identity' } };
const changing = new Set(['connection', 'date', 'keep-alive', 'server-timing']);

/** What caches may do with a page, and with one that is sent because it could not be rendered again. */
const cached = {
  usually: 'max-age=0, s-maxage=3600, stale-while-revalidate=30',
  asSubstitute: 'max-age=0, s-maxage=0',
};

/** Returns the headers of a response that are the same in every one of a page. */
function stable({ headers }: Awaited<ReturnType<typeof ask>>) {
  return [...headers].filter(([name]) => !changing.has(name));
}

/** Requests the page a hundred times, and has the framework fail once all requests have arrived. */
async function askWhileFailing(failure: (response: ServerResponse) => void = fail) {
  let arrived = 0;
  server.on('request', () => {
    arrived += 1;
  });
  render = async (response) => {
    await vi.waitUntil(() => arrived === 100);
    failure(response);
  };
  return await Promise.all(Array.from({ length: 100 }, () => ask()));
}

it('a request whose client left while it waited for another holds up nobody', async () => {
  const responses: ServerResponse[] = [];
  server.on('request', (_, response) => responses.push(response));
  render = () => undefined;
  const first = ask();
  const left = new AbortController();
  await vi.waitFor(() => expect(rendered).toBe(1));
  const second = ask({ signal: left.signal }).catch(() => 'left');
  await vi.waitFor(() => expect(responses).toHaveLength(2));
  const [held, waiting] = responses;
  if (!held || !waiting) throw new Error('Two requests have arrived.');
  const closed = once(waiting, 'close');
  left.abort();
  await closed;
  // Nothing is rendered for a client that has left.
  render = (response) => {
    if (!response.destroyed) sharedPage(response);
  };
  fail(held);
  expect([(await first).status, await second]).toEqual([500, 'left']);
  expect(await ask()).toMatchObject({ state: 'miss', status: 200 });
});

describe('a page that visitors share', () => {
  it('is rendered once, and sent with the same headers in every encoding', async () => {
    const [first, again] = [await ask(plainly), await ask(plainly)];
    expect([first.state, again.state, rendered]).toEqual(['miss', 'hit', 1]);
    expect(again.text).toBe(first.text);
    expect(stable(again)).toEqual(stable(first));
    expect(again.headers.get('content-encoding')).toBeNull();
    expect(again.headers.get('content-security-policy')).toContain('sha256-');
    const compressed = await ask({ headers: { 'Accept-Encoding': 'br' } });
    expect(compressed.headers.get('content-encoding')).toBe('br');
    expect([compressed.state, compressed.text]).toEqual(['hit', first.text]);
  });

  it('is not sent again to clients that have it, nor with a HEAD', async () => {
    const plain = await ask({ headers: { 'Accept-Encoding': 'identity' } });
    const tag = plain.headers.get('etag') ?? '';
    // Not with fetch, which would ask caches for another response.
    const conditional = `GET /en HTTP/1.0\r\nIf-None-Match: ${tag}\r\n\r\n`;
    const [again = '', body] = (await sendRaw(port, conditional)).split('\r\n\r\n');
    expect(again).toMatch(/^HTTP\/1\.1 304 .*^server-timing: cache;desc=hit\r$/ims);
    expect(again).not.toMatch(/content-security-policy/i);
    expect(body).toBe('');
    const asked = await sendRaw(port, conditional.replace('GET', 'HEAD'));
    expect(asked).toMatch(/^HTTP\/1\.1 304 .*\r\n\r\n$/s);
    const head = await ask({ method: 'HEAD', headers: { 'Accept-Encoding': 'identity' } });
    expect(head).toMatchObject({ state: 'hit', status: 200, text: '' });
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(text.length);
  });

  it('is stored by a HEAD, which has the headers of a GET', async () => {
    const head = await ask({ ...plainly, method: 'HEAD' });
    const next = await ask(plainly);
    expect([head.state, head.text, next.state, rendered]).toEqual(['miss', '', 'hit', 1]);
    expect(stable(head)).toEqual(stable(next));
  });

  it('is rendered once for many simultaneous requests', async () => {
    const answers = await Promise.all([...Array(50).keys()].map(() => ask()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(rendered).toBe(1);
  });

  it.each([
    ['a page', fail],
    ['an empty body without a type', failWithout('')],
    ['a text without a type', failWithout('Internal Server Error')],
  ])('is sent as stored while the framework fails with %s', async (_, failure) => {
    const first = await ask();
    render = failure;
    cache.expire(['content']);
    const later = await ask();
    expect(later).toMatchObject({ state: 'stale', status: 200, text: first.text });
    expect(first.headers.get('cache-control')).toBe(cached.usually);
    expect(later.headers.get('cache-control')).toBe(cached.asSubstitute);
    expect(later.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(logged()).toEqual([['warning', 'response.stale', { path: '/en', status: 500 }]]);
    render = sharedPage;
    const current = await ask();
    expect(current).toMatchObject({ state: 'miss', text: first.text });
    expect(current.headers.get('cache-control')).toBe(cached.usually);
  });

  it('is sent as stored to all who wait while the framework fails once', async () => {
    const first = await ask();
    cache.expire(['content']);
    const sent = await askWhileFailing();
    expect(new Set(sent.map(({ state }) => state))).toEqual(new Set(['stale']));
    expect(new Set(sent.map((one) => one.text))).toEqual(new Set([first.text]));
    const headers = sent.map((one) => one.headers.get('cache-control'));
    expect(new Set(headers)).toEqual(new Set([cached.asSubstitute]));
    expect(rendered).toBe(2);
  });
});

it('a page that was never stored fails once for all who wait for it', async () => {
  const sent = await askWhileFailing();
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([500]));
  expect(new Set(sent.map((one) => one.text))).toEqual(new Set(['The error page']));
  expect(rendered).toBe(1);
});

it('a page that waited too long for a turn is refused once for all who have waited as long', async () => {
  const sent = await askWhileFailing((response) => {
    now += LONGEST_WAIT_MS;
    response.writeHead(503).end();
  });
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([503]));
  expect(rendered).toBe(1);
});

it('a thousand addresses and filters that do not exist leave nothing in memory', async () => {
  shareSlugIndex({ documents: [], redirects: [] });
  const kept = await ask();
  for (let index = 0; index < 1000; index += 1) {
    const sender = { [CLIENT_ADDRESS_HEADER]: `198.51.100.${index % 250}` };
    render = (response) => {
      response.setHeader('X-Middleware-Rewrite', '/en/page-not-found');
      response.statusCode = 404;
      sharedPage(response);
    };
    expect(await ask({ headers: sender }, `/en/nothing-${index}`)).toMatchObject({ status: 404 });
    render = (response) => {
      response.setHeader('X-Nextjs-Prerender', '1');
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(`${index} ${text}`);
    };
    // As `hideQuery` passes it on.
    const query = { ...sender, 'x-page-query': `kind=invalid-${index}` };
    expect((await ask({ headers: query }, '/en/events')).state).toBeNull();
  }
  // A hundred stored pages would have taken its place.
  expect(await ask()).toMatchObject({ state: 'hit', text: kept.text });
  expireSlugIndex();
}, 30_000);

it.each(['', 'Internal Server Error'])(
  'a page that was never stored is replaced by the error page if the framework fails with %j',
  async (body) => {
    render = failWithout(body);
    const { status, text: shown, headers } = await ask();
    expect([status, shown]).toEqual([500, 'The error page']);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  },
);

it('a failed response that is not a page stays as it is', async () => {
  render = failWithout('');
  expect(await ask({}, '/api/health')).toMatchObject({ status: 500, text: '' });
});

describe('the not-found page', () => {
  const notFound = (response: ServerResponse, { url = '' }: IncomingMessage) => {
    response.statusCode = 404;
    response.setHeader('X-Middleware-Rewrite', `/${url.split('/')[1]}/page-not-found`);
    response.setHeader('X-Nextjs-Prerender', '1');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<bdi ${requestedPathAttribute}=""></bdi>${text}`);
  };

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance', 'Date'] });
    shareSlugIndex({ documents: [], redirects: [] });
    render = notFound;
  });

  afterEach(() => expireSlugIndex());

  it('is rendered once for all unknown addresses of a language, each of which it names', async () => {
    const first = await ask({}, '/en/first');
    for (const [path, init] of [
      ['/en/<b>', {}],
      ['/en/events/first', { headers: { 'Accept-Encoding': 'identity' } }],
      ['/nothing', { headers: { 'Accept-Encoding': 'gzip', cookie: 'a=b; NEXT_LOCALE=en' } }],
      ['/en/page-not-found', {}],
      ['/en/payload?_rsc=abc', { headers: { rsc: '1' } }],
    ] as const) {
      const next = await ask(init, path);
      expect(next).toMatchObject({ status: 404, state: 'hit' });
      const named = path.replace('<b>', '&lt;b&gt;').replace(/\?.*/, '');
      expect(next.text).toBe(first.text.replace('/en/first', named));
    }
    const head = await ask({ method: 'HEAD' }, '/en/second');
    expect(head).toMatchObject({ status: 404, state: 'hit', text: '' });
    expect(rendered).toBe(1);
    expect((await ask({}, '/de/erste')).state).toBe('miss');
  });

  it('is neither stored nor taken from memory for a request with credentials', async () => {
    const signedIn = { headers: { authorization: 'Bearer x' } };
    expect(await ask(signedIn, '/en/first')).toMatchObject({ status: 404, state: null });
    expect(await ask({}, '/en/first')).toMatchObject({ status: 404, state: 'miss' });
    expect(await ask(signedIn, '/en/first')).toMatchObject({ status: 404, state: null });
    expect(rendered).toBe(3);
  });

  it('is not sent for an address that may exist since content has changed', async () => {
    await ask({}, '/en/events/new');
    expireSlugIndex();
    render = sharedPage;
    expect(await ask({}, '/en/events/new')).toMatchObject({ status: 200 });
    shareSlugIndex({ documents: [], redirects: [] });
    vi.advanceTimersByTime(1000);
    expect(await ask({}, '/en/events/newer')).toMatchObject({ status: 200 });
  });

  it('is not replaced by a page that appears at an address', async () => {
    render = sharedPage;
    expect(await ask({}, '/en/events/new')).toMatchObject({ status: 200 });
    render = notFound;
    expect(await ask({}, '/en/nothing')).toMatchObject({ status: 404, state: 'miss' });
  });

  it('has the slug index read again by one request while others receive it', async () => {
    await ask({}, '/en/first');
    vi.advanceTimersByTime(1000);
    const { promise: begun, resolve } = Promise.withResolvers<() => void>();
    render = (response, request) => {
      expect([request.url, request.headers.rsc]).toEqual(['/en/second', undefined]);
      resolve(() => notFound(response, request));
    };
    const check = ask({ headers: { rsc: '1' } }, '/en/second?_rsc=abc');
    const finish = await begun;
    expect((await ask({}, '/en/third')).status).toBe(404);
    expect(rendered).toBe(2);
    finish();
    expect((await check).status).toBe(404);
  });

  it('is replaced beyond the limit by a page that is also rendered once', async () => {
    const sender = { headers: { [CLIENT_ADDRESS_HEADER]: '192.0.2.99' } };
    await ask({}, '/en/nothing');
    for (let count = 0; count < limits.notFound.most; count += 1) {
      expect((await ask(sender, '/en/nothing')).status).toBe(404);
    }
    render = (response) => {
      response.statusCode = 429;
      response.setHeader('X-Middleware-Rewrite', '/en/too-many-requests');
      response.setHeader('Retry-After', '60');
      sharedPage(response);
    };
    const [first, again] = [await ask(sender, '/en/nothing'), await ask(sender, '/en/more')];
    expect([first.status, first.state]).toEqual([429, 'miss']);
    expect([again.status, again.state, again.text]).toEqual([429, 'hit', first.text]);
    expect(again.headers.get('retry-after')).toBe('60');
    expect(rendered).toBe(2);
    expect((await ask({}, '/en/nothing')).status).toBe(404);
  });
});

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
    const response = await fetch(`http://127.0.0.1:${port}${at}`, init);
    const [, state = null] = /desc=(.*)/.exec(response.headers.get('server-timing') ?? '') ?? [];
    const body = Buffer.from(await response.arrayBuffer());
    return { state, status: response.status, body, headers: response.headers };
  }

  beforeEach(() => {
    render = picture();
  });

  it('is requested once from the framework, and sent as it is', async () => {
    const [first, again] = [await askPicture(), await askPicture()];
    expect([first.state, again.state, rendered]).toEqual(['miss', 'hit', 1]);
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
    expect(rendered).toBe(1);
  });

  it('is not sent again to clients that have it', async () => {
    const { headers: sent } = await askPicture();
    const tag = sent.get('etag') ?? '';
    const conditional = `GET ${address} HTTP/1.0\r\nAccept: ${headers.Accept}\r\nIf-None-Match: ${tag}\r\n\r\n`;
    const [again = '', body] = (await sendRaw(port, conditional)).split('\r\n\r\n');
    expect(again).toMatch(/^HTTP\/1\.1 304 .*^server-timing: cache;desc=hit\r$/ims);
    expect(body).toBe('');
  });

  it('is stored for each format that clients accept', async () => {
    await askPicture();
    const other = { headers: { Accept: '*/*' } };
    render = picture({ 'Content-Type': 'image/jpeg' });
    expect(await askPicture(other)).toMatchObject({ state: 'miss' });
    expect((await askPicture(other)).headers.get('content-type')).toBe('image/jpeg');
    expect((await askPicture()).headers.get('content-type')).toBe('image/avif');
  });

  it('that has been deleted is gone after a minute', async () => {
    await askPicture();
    render = (response) => response.writeHead(404).end();
    now += 59_999;
    expect(await askPicture()).toMatchObject({ state: 'hit', status: 200 });
    now += 1;
    expect(await askPicture()).toMatchObject({ state: null, status: 404 });
    expect(await askPicture()).toMatchObject({ state: null, status: 404 });
  });

  it('is sent as stored while it cannot be requested', async () => {
    await askPicture();
    now += 60_000;
    render = (response) => response.writeHead(503, { 'Retry-After': '5' }).end();
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
    render = answer;
    const first = await askPicture().catch(() => null);
    expect(first?.status ?? null).toBe(status);
    render = picture();
    expect(await askPicture()).toMatchObject({ state: 'miss', status: 200 });
  });

  it('requested with credentials is neither stored nor taken from memory', async () => {
    const signedIn = { headers: { ...headers, Authorization: 'Bearer x' } };
    await askPicture(signedIn);
    expect(await askPicture()).toMatchObject({ state: 'miss' });
    expect(await askPicture(signedIn)).toMatchObject({ state: null });
    expect(rendered).toBe(3);
  });
});

it('a page over its limit is refused from memory to its sender, but not to others', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
  const sender = { headers: { [CLIENT_ADDRESS_HEADER]: '192.0.2.98' } };
  render = (response) => {
    response.statusCode = 429;
    response.setHeader('X-Middleware-Rewrite', '/de/too-many-requests');
    sharedPage(response);
  };
  const states = [];
  for (let count = 0; count < 4; count += 1) {
    const { status, state } = await ask(sender, '/de/forms/career');
    expect(status).toBe(429);
    states.push(state);
  }
  expect(states).toEqual(['miss', 'hit', 'hit', 'hit']);
  render = sharedPage;
  expect((await ask({}, '/de/forms/career')).status).toBe(200);
  expect((await ask(sender, '/de')).status).toBe(200);
  vi.advanceTimersByTime(6000);
  expect((await ask(sender, '/de/forms/career')).status).toBe(200);
});

it.each(['', '?_rsc=abc'])(
  'a payload of the page over a limit, with the parameter %j, is not stored as the page, but is followed by it',
  async (parameter) => {
    render = (response, { headers }) => {
      const isPayload = headers.rsc !== undefined;
      response.statusCode = 429;
      response.setHeader(
        'X-Middleware-Rewrite',
        `/de/too-many-requests${isPayload ? parameter : ''}`,
      );
      response.setHeader('X-Nextjs-Prerender', '1');
      response.setHeader('Content-Type', isPayload ? 'text/x-component' : 'text/html');
      response.end(isPayload ? 'payload' : 'page');
    };
    const router = { headers: { [CLIENT_ADDRESS_HEADER]: '192.0.2.96', rsc: '1' } };
    const outcomes = [];
    for (let count = 0; count < 3; count += 1) {
      const { status, state, text } = await ask(router, '/de/forms/career?_rsc=');
      outcomes.push([status, state, text]);
    }
    expect(outcomes).toEqual([
      [429, null, 'payload'],
      [429, 'miss', 'page'],
      [429, 'hit', 'page'],
    ]);
    expect(rendered).toBe(2);
  },
);

it('the page over a limit is not stored as the Studio may show it in a frame', async () => {
  render = (response) => {
    response.statusCode = 429;
    response.setHeader('X-Middleware-Rewrite', '/en/too-many-requests');
    sharedPage(response);
  };
  const sender = { headers: { [CLIENT_ADDRESS_HEADER]: '192.0.2.97' } };
  for (let count = 0; count < 3; count += 1) {
    const { status, headers } = await ask(sender, '/en/preview/refused');
    expect([status, headers.get('x-frame-options')]).toEqual([429, null]);
  }
  const other = await ask({}, '/en/forms/career');
  expect([other.status, other.state]).toEqual([429, 'miss']);
  expect(other.headers.get('x-frame-options')).toBe('SAMEORIGIN');
});

it('other visitors receive a page that a client has requested without reading it', async () => {
  const long = 'glass '.repeat(1_000_000);
  render = (response) => {
    response.setHeader('Content-Type', 'text/plain');
    response.write(long);
    response.end(long);
  };
  const idle = connect(port, '127.0.0.1').pause();
  const requests = 'GET /en/forms HTTP/1.1\r\nHost: a\r\nAccept-Encoding: identity\r\n\r\n';
  idle.write(requests.repeat(3));
  await expect.poll(() => rendered).toBeGreaterThan(0);
  expect((await ask({}, '/en/forms')).text).toHaveLength(2 * long.length);
  idle.destroy();
  expect((await ask({}, '/en/forms')).text).toHaveLength(2 * long.length);
});

it('a stored page is sent if rendering it again throws', async () => {
  const first = await ask(plainly);
  render = (response) => {
    response.setHeader('X-Of-Failed-Page', '1');
    throw new Error('A bug');
  };
  cache.expire(['content']);
  const later = await ask(plainly);
  expect(later).toMatchObject({ state: 'stale', status: 200, text: first.text });
  const expected = new Headers(stable(first));
  expected.set('cache-control', cached.asSubstitute);
  expect(stable(later)).toEqual([...expected]);
  expect(logged()).toEqual([['warning', 'response.stale', { path: '/en', error: 'Error: A bug' }]]);
});

it.each([
  ['with a cookie', (response: ServerResponse) => response.setHeader('Set-Cookie', 'a=b'), 200],
  ['not found', (response: ServerResponse) => Object.assign(response, { statusCode: 404 }), 404],
])('a response %s is not stored', async (_, change, status) => {
  render = (response) => {
    change(response);
    sharedPage(response);
  };
  await ask();
  expect(await ask()).toMatchObject({ state: null, status });
  expect(rendered).toBe(2);
});

it('a page that was rendered for one visitor is not stored', async () => {
  render = (response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`For visitor ${rendered}`);
  };
  expect((await ask()).text).toBe('For visitor 1');
  expect((await ask()).text).toBe('For visitor 2');
});
