import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { CLIENT_ADDRESS_HEADER } from '../../lib/platform/http/sender.ts';
import { expireSlugIndex, shareSlugIndex } from '../../lib/request/shared-slug-index.ts';
import { MAX_WAIT_MS } from '../response-cache/response-cache.ts';
import {
  markShared,
  plainly,
  serveFromMemory,
  sharedPage,
  text,
} from '../testing/caching-server.ts';
import { sendRaw } from '../testing/http.ts';

const site = serveFromMemory();

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

const changing = new Set(['connection', 'date', 'keep-alive', 'server-timing']);

/** `Cache-Control` of a page, and of one that is sent because it could not be rendered again. */
const cached = {
  usually: 'max-age=0, s-maxage=3600, stale-while-revalidate=30',
  asSubstitute: 'max-age=0, s-maxage=0',
};

/** Returns the headers of a response that are the same in every one of a page. */
function stable({ headers }: { readonly headers: Headers }) {
  return [...headers].filter(([name]) => !changing.has(name));
}

/** Requests the page a hundred times, and has the framework fail once all requests have arrived. */
async function askWhileFailing(failure: (response: ServerResponse) => void = fail) {
  let arrived = 0;
  site.server.on('request', () => {
    arrived += 1;
  });
  site.render = async (response) => {
    await expect.poll(() => arrived).toBe(100);
    failure(response);
  };
  return await Promise.all(Array.from({ length: 100 }, () => site.ask()));
}

it('a disconnected waiting client does not delay other requests', async () => {
  const responses: ServerResponse[] = [];
  site.server.on('request', (_, response) => responses.push(response));
  site.render = () => undefined;
  const first = site.ask();
  const left = new AbortController();
  await expect.poll(() => site.rendered).toBe(1);
  const second = site.ask({ signal: left.signal }).catch(() => 'left');
  await expect.poll(() => responses).toHaveLength(2);
  const [held, waiting] = responses;
  if (!held || !waiting) throw new Error('Two requests have arrived.');
  const closed = once(waiting, 'close');
  left.abort();
  await closed;
  // Nothing is rendered for a client that has left.
  site.render = (response) => {
    if (!response.destroyed) sharedPage(response);
  };
  fail(held);
  expect([(await first).status, await second]).toEqual([500, 'left']);
  expect(await site.ask()).toMatchObject({ state: 'miss', status: 200 });
});

describe('a page that visitors share', () => {
  it('is rendered once, and sent with the same headers in every encoding', async () => {
    const [first, again] = [await site.ask(plainly), await site.ask(plainly)];
    expect([first.state, again.state, site.rendered]).toEqual(['miss', 'hit', 1]);
    expect(again.text).toBe(first.text);
    expect(stable(again)).toEqual(stable(first));
    expect(again.headers.get('content-encoding')).toBeNull();
    expect(again.headers.get('content-security-policy')).toContain('sha256-');
    const compressed = await site.ask({ headers: { 'Accept-Encoding': 'br' } });
    expect(compressed.headers.get('content-encoding')).toBe('br');
    expect([compressed.state, compressed.text]).toEqual(['hit', first.text]);
  });

  it('is not sent again to clients that have it, nor with a HEAD', async () => {
    const plain = await site.ask({ headers: { 'Accept-Encoding': 'identity' } });
    const tag = plain.headers.get('etag') ?? '';
    // Not with fetch, which would ask caches for another response.
    const conditional = `GET /en HTTP/1.0\r\nIf-None-Match: ${tag}\r\n\r\n`;
    const [again = '', body] = (await sendRaw(site.port, conditional)).split('\r\n\r\n');
    expect(again).toMatch(/^HTTP\/1\.1 304 .*^server-timing: cache;desc=hit\r$/ims);
    expect(again).not.toMatch(/content-security-policy/i);
    expect(body).toBe('');
    const asked = await sendRaw(site.port, conditional.replace('GET', 'HEAD'));
    expect(asked).toMatch(/^HTTP\/1\.1 304 .*\r\n\r\n$/s);
    const head = await site.ask({ method: 'HEAD', headers: { 'Accept-Encoding': 'identity' } });
    expect(head).toMatchObject({ state: 'hit', status: 200, text: '' });
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(text.length);
  });

  it('is stored by a HEAD, which has the headers of a GET', async () => {
    const head = await site.ask({ ...plainly, method: 'HEAD' });
    const next = await site.ask(plainly);
    expect([head.state, head.text, next.state, site.rendered]).toEqual(['miss', '', 'hit', 1]);
    expect(stable(head)).toEqual(stable(next));
  });

  it('is rendered once for many simultaneous requests', async () => {
    const answers = await Promise.all([...Array(50).keys()].map(() => site.ask()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(site.rendered).toBe(1);
  });

  it.each([
    ['a page', fail],
    ['an empty body without a type', failWithout('')],
    ['a text without a type', failWithout('Internal Server Error')],
  ])('is sent as stored while the framework fails with %s', async (_, failure) => {
    const first = await site.ask();
    site.render = failure;
    site.cache.expire(['content']);
    const later = await site.ask();
    expect(later).toMatchObject({ state: 'stale', status: 200, text: first.text });
    expect(first.headers.get('cache-control')).toBe(cached.usually);
    expect(later.headers.get('cache-control')).toBe(cached.asSubstitute);
    expect(later.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(site.logged()).toEqual([['warning', 'response.stale', { path: '/en', status: 500 }]]);
    site.render = sharedPage;
    const current = await site.ask();
    expect(current).toMatchObject({ state: 'miss', text: first.text });
    expect(current.headers.get('cache-control')).toBe(cached.usually);
  });

  it('is sent as stored to all waiting requests while the framework fails once', async () => {
    const first = await site.ask();
    site.cache.expire(['content']);
    const sent = await askWhileFailing();
    expect(new Set(sent.map(({ state }) => state))).toEqual(new Set(['stale']));
    expect(new Set(sent.map((one) => one.text))).toEqual(new Set([first.text]));
    const headers = sent.map((one) => one.headers.get('cache-control'));
    expect(new Set(headers)).toEqual(new Set([cached.asSubstitute]));
    expect(site.rendered).toBe(2);
  });
});

it('a page that was rendered for another request is not sent to later ones unchecked', async () => {
  site.render = (response) => {
    markShared(response, null);
    response.setHeader('Cache-Control', 's-maxage=3600');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(text);
  };
  const first = await site.ask();
  expect(first.headers.get('cache-control')).toBe(cached.asSubstitute);
  site.render = sharedPage;
  const second = await site.ask();
  expect(second).toMatchObject({ state: 'miss' });
  expect(second.headers.get('cache-control')).toBe(cached.usually);
  expect(await site.ask()).toMatchObject({ state: 'hit', text: second.text });
});

it('a page that was never stored is requested once for all waiting requests when it fails', async () => {
  const sent = await askWhileFailing();
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([500]));
  expect(new Set(sent.map((one) => one.text))).toEqual(new Set(['The error page']));
  expect(site.rendered).toBe(1);
});

it('a page that waited too long for a turn is refused once for all waiting requests', async () => {
  const sent = await askWhileFailing((response) => {
    site.now += MAX_WAIT_MS;
    response.writeHead(503).end();
  });
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([503]));
  expect(site.rendered).toBe(1);
});

it('a thousand unknown addresses and filters do not stay in memory', {
  tags: 'slow',
  timeout: 30_000,
}, async () => {
  shareSlugIndex({ documents: [], redirects: [] });
  const kept = await site.ask();
  for (let index = 0; index < 1000; index += 1) {
    const sender = { [CLIENT_ADDRESS_HEADER]: `198.51.100.${index % 250}` };
    site.render = (response) => {
      response.setHeader('X-Middleware-Rewrite', '/en/page-not-found');
      response.statusCode = 404;
      sharedPage(response);
    };
    expect(await site.ask({ headers: sender }, `/en/nothing-${index}`)).toMatchObject({
      status: 404,
    });
    site.render = (response) => {
      markShared(response);
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(`${index} ${text}`);
    };
    // As `hideQuery` passes it on.
    const query = { ...sender, 'x-page-query': `kind=invalid-${index}` };
    expect((await site.ask({ headers: query }, '/en/events')).state).toBeNull();
  }
  // A hundred stored pages would have taken its place.
  expect(await site.ask()).toMatchObject({ state: 'hit', text: kept.text });
  expireSlugIndex();
});

it.each([
  ['/en', ''],
  ['/en', 'Internal Server Error'],
  // It is rendered for each visitor.
  ['/checkout-demo?locale=en', ''],
])(
  'the page at %s is replaced by the error page if the framework fails with %j',
  async (path, body) => {
    site.render = failWithout(body);
    const { status, text: shown, headers } = await site.ask({}, path);
    expect([status, shown]).toEqual([500, 'The error page']);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  },
);

it('a failed response that is not a page stays as it is', async () => {
  site.render = failWithout('');
  expect(await site.ask({}, '/api/health')).toMatchObject({ status: 500, text: '' });
});

it('other visitors receive a page that a client has requested without reading it', {
  tags: 'slow',
}, async () => {
  const long = 'glass '.repeat(1_000_000);
  site.render = (response) => {
    response.setHeader('Content-Type', 'text/plain');
    response.write(long);
    response.end(long);
  };
  const idle = connect(site.port, '127.0.0.1').pause();
  const requests = 'GET /en/forms HTTP/1.1\r\nHost: a\r\nAccept-Encoding: identity\r\n\r\n';
  idle.write(requests.repeat(3));
  await expect.poll(() => site.rendered).toBeGreaterThan(0);
  expect((await site.ask({}, '/en/forms')).text).toHaveLength(2 * long.length);
  idle.destroy();
  expect((await site.ask({}, '/en/forms')).text).toHaveLength(2 * long.length);
});

it('a stored page is sent if rendering it again throws', async () => {
  const first = await site.ask(plainly);
  site.render = (response) => {
    response.setHeader('X-Of-Failed-Page', '1');
    throw new Error('A bug');
  };
  site.cache.expire(['content']);
  const later = await site.ask(plainly);
  expect(later).toMatchObject({ state: 'stale', status: 200, text: first.text });
  const expected = new Headers(stable(first));
  expected.set('cache-control', cached.asSubstitute);
  expect(stable(later)).toEqual([...expected]);
  expect(site.logged()).toEqual([
    ['warning', 'response.stale', { path: '/en', error: 'Error: A bug' }],
  ]);
});

it.each([
  ['with a cookie', (response: ServerResponse) => response.setHeader('Set-Cookie', 'a=b'), 200],
  ['not found', (response: ServerResponse) => Object.assign(response, { statusCode: 404 }), 404],
])('a response %s is not stored', async (_, change, status) => {
  site.render = (response) => {
    change(response);
    sharedPage(response);
  };
  await site.ask();
  expect(await site.ask()).toMatchObject({ state: null, status });
  expect(site.rendered).toBe(2);
});

it('a page that was rendered for one visitor is not stored', async () => {
  site.render = (response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`For visitor ${site.rendered}`);
  };
  expect((await site.ask()).text).toBe('For visitor 1');
  expect((await site.ask()).text).toBe('For visitor 2');
});
