import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CLIENT_ADDRESS_HEADER } from '../../lib/platform/http/sender.ts';
import { limits } from '../../lib/request/rate-limit/limits.ts';
import { requestedPathAttribute } from '../../lib/request/requested-path.ts';
import { expireSlugIndex, shareSlugIndex } from '../../lib/request/shared-slug-index.ts';
import { markShared, serveFromMemory, sharedPage, text } from '../testing/caching-server.ts';

const site = serveFromMemory();

describe('the not-found page', () => {
  const notFound = (response: ServerResponse, { url = '' }: IncomingMessage) => {
    response.statusCode = 404;
    response.setHeader('X-Middleware-Rewrite', `/${url.split('/')[1]}/page-not-found`);
    markShared(response);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<bdi ${requestedPathAttribute}=""></bdi>${text}`);
  };

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance', 'Date'] });
    shareSlugIndex({ documents: [], redirects: [] });
    site.render = notFound;
  });

  afterEach(() => expireSlugIndex());

  it('is rendered once for all unknown addresses of a language, each of which it names', async () => {
    const first = await site.ask({}, '/en/first');
    for (const [path, init] of [
      ['/en/<b>', {}],
      ['/en/events/first', { headers: { 'Accept-Encoding': 'identity' } }],
      ['/nothing', { headers: { 'Accept-Encoding': 'gzip', cookie: 'a=b; NEXT_LOCALE=en' } }],
      ['/en/page-not-found', {}],
      ['/en/payload?_rsc=abc', { headers: { rsc: '1' } }],
    ] as const) {
      const next = await site.ask(init, path);
      expect(next).toMatchObject({ status: 404, state: 'hit' });
      const named = path.replace('<b>', '&lt;b&gt;').replace(/\?.*/, '');
      expect(next.text).toBe(first.text.replace('/en/first', named));
    }
    const head = await site.ask({ method: 'HEAD' }, '/en/second');
    expect(head).toMatchObject({ status: 404, state: 'hit', text: '' });
    expect(site.rendered).toBe(1);
    expect((await site.ask({}, '/de/erste')).state).toBe('miss');
  });

  it('is neither stored nor taken from memory for a request with credentials', async () => {
    const signedIn = { headers: { authorization: 'Bearer x' } };
    expect(await site.ask(signedIn, '/en/first')).toMatchObject({ status: 404, state: null });
    expect(await site.ask({}, '/en/first')).toMatchObject({ status: 404, state: 'miss' });
    expect(await site.ask(signedIn, '/en/first')).toMatchObject({ status: 404, state: null });
    expect(site.rendered).toBe(3);
  });

  it('is not sent for an address that may exist since content has changed', async () => {
    await site.ask({}, '/en/events/new');
    expireSlugIndex();
    site.render = sharedPage;
    expect(await site.ask({}, '/en/events/new')).toMatchObject({ status: 200 });
    shareSlugIndex({ documents: [], redirects: [] });
    vi.advanceTimersByTime(1000);
    expect(await site.ask({}, '/en/events/newer')).toMatchObject({ status: 200 });
  });

  it('is not replaced by a page that appears at an address', async () => {
    site.render = sharedPage;
    expect(await site.ask({}, '/en/events/new')).toMatchObject({ status: 200 });
    site.render = notFound;
    expect(await site.ask({}, '/en/nothing')).toMatchObject({ status: 404, state: 'miss' });
  });

  it('has the slug index read again by one request while others receive it', async () => {
    await site.ask({}, '/en/first');
    vi.advanceTimersByTime(1000);
    const { promise: begun, resolve } = Promise.withResolvers<() => void>();
    site.render = (response, request) => {
      expect([request.url, request.headers.rsc]).toEqual(['/en/second', undefined]);
      resolve(() => notFound(response, request));
    };
    const check = site.ask({ headers: { rsc: '1' } }, '/en/second?_rsc=abc');
    const finish = await begun;
    expect((await site.ask({}, '/en/third')).status).toBe(404);
    expect(site.rendered).toBe(2);
    finish();
    expect((await check).status).toBe(404);
  });

  it('is replaced beyond the limit by a page that is also rendered once', async () => {
    const sender = { headers: { [CLIENT_ADDRESS_HEADER]: '192.0.2.99' } };
    await site.ask({}, '/en/nothing');
    for (let count = 0; count < limits.notFound.max; count += 1) {
      expect((await site.ask(sender, '/en/nothing')).status).toBe(404);
    }
    site.render = (response) => {
      response.statusCode = 429;
      response.setHeader('X-Middleware-Rewrite', '/en/too-many-requests');
      response.setHeader('Retry-After', '60');
      sharedPage(response);
    };
    const [first, again] = [
      await site.ask(sender, '/en/nothing'),
      await site.ask(sender, '/en/more'),
    ];
    expect([first.status, first.state]).toEqual([429, 'miss']);
    expect([again.status, again.state, again.text]).toEqual([429, 'hit', first.text]);
    expect(again.headers.get('retry-after')).toBe('60');
    expect(site.rendered).toBe(2);
    expect((await site.ask({}, '/en/nothing')).status).toBe(404);
  });
});

it('a page over its limit is refused from memory to its sender, but not to others', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
  const sender = { headers: { [CLIENT_ADDRESS_HEADER]: '192.0.2.98' } };
  site.render = (response) => {
    response.statusCode = 429;
    response.setHeader('X-Middleware-Rewrite', '/de/too-many-requests');
    sharedPage(response);
  };
  const states = [];
  for (let count = 0; count < 4; count += 1) {
    const { status, state } = await site.ask(sender, '/de/forms/career');
    expect(status).toBe(429);
    states.push(state);
  }
  expect(states).toEqual(['miss', 'hit', 'hit', 'hit']);
  site.render = sharedPage;
  expect((await site.ask({}, '/de/forms/career')).status).toBe(200);
  expect((await site.ask(sender, '/de')).status).toBe(200);
  vi.advanceTimersByTime(6000);
  expect((await site.ask(sender, '/de/forms/career')).status).toBe(200);
});

it.each(['', '?_rsc=abc'])(
  'a payload of the page over a limit, with the parameter %j, is not stored as the page, but is followed by it',
  async (parameter) => {
    site.render = (response, { headers }) => {
      const isPayload = headers.rsc !== undefined;
      response.statusCode = 429;
      response.setHeader(
        'X-Middleware-Rewrite',
        `/de/too-many-requests${isPayload ? parameter : ''}`,
      );
      markShared(response);
      response.setHeader('Content-Type', isPayload ? 'text/x-component' : 'text/html');
      response.end(isPayload ? 'payload' : 'page');
    };
    const router = { headers: { [CLIENT_ADDRESS_HEADER]: '192.0.2.96', rsc: '1' } };
    const outcomes = [];
    for (let count = 0; count < 3; count += 1) {
      const { status, state, text } = await site.ask(router, '/de/forms/career?_rsc=');
      outcomes.push([status, state, text]);
    }
    expect(outcomes).toEqual([
      [429, null, 'payload'],
      [429, 'miss', 'page'],
      [429, 'hit', 'page'],
    ]);
    expect(site.rendered).toBe(2);
  },
);

it('the page over a limit is not stored as the Studio may show it in a frame', async () => {
  site.render = (response) => {
    response.statusCode = 429;
    response.setHeader('X-Middleware-Rewrite', '/en/too-many-requests');
    sharedPage(response);
  };
  const sender = { headers: { [CLIENT_ADDRESS_HEADER]: '192.0.2.97' } };
  for (let count = 0; count < 3; count += 1) {
    const { status, headers } = await site.ask(sender, '/en/preview/refused');
    expect([status, headers.get('x-frame-options')]).toEqual([429, null]);
  }
  const other = await site.ask({}, '/en/forms/career');
  expect([other.status, other.state]).toEqual([429, 'miss']);
  expect(other.headers.get('x-frame-options')).toBe('SAMEORIGIN');
});
