import { expect, test } from '@playwright/test';
import { mapConcurrently } from '../../lib/platform/map-concurrently.ts';
import { type LimitName, limits } from '../../lib/request/rate-limit/limits.ts';

/** A request that counts under a limit, and the status of its response within the limit. */
interface CountedRequest {
  readonly limit: LimitName;
  readonly path: string;
  readonly status: number;
  /** A GET request without any. */
  readonly init?: RequestInit;
}

/** As a mail client or the page of a cookie choice sends it. */
const post = (type: string, body: string): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': type },
  body,
});
const choice = JSON.stringify({ categories: [], language: 'en' });

const requests: readonly CountedRequest[] = [
  { limit: 'discount', path: '/api/discounts/NO-SUCH-CODE', status: 404 },
  { limit: 'calendar', path: '/api/calendar/en/nothing.ics', status: 404 },
  { limit: 'availability', path: '/api/checkout-demo/availability', status: 400 },
  { limit: 'ownPage', path: '/en/preview/refused', status: 401 },
  {
    limit: 'consent',
    path: '/api/consent',
    status: 204,
    init: post('application/json', choice),
  },
  { limit: 'icon', path: '/api/icons/lucide?icons=eye', status: 200 },
  { limit: 'poster', path: '/posters/en/cellar/0123456789ab.jpg', status: 404 },
  {
    limit: 'mailStep',
    path: '/api/newsletter/confirm?key=a.b.c',
    status: 410,
    init: post('application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'),
  },
  {
    limit: 'filter',
    path: '/en/experiences?language=de',
    status: 200,
    // With credentials, the list is not sent from memory, which would not count.
    init: { headers: { Authorization: 'Basic bm9uZQ==' } },
  },
];

/** In the short run those with the lowest limits: the others take ten seconds. */
const maxRequests = process.env.E2E_FULL ? Number.POSITIVE_INFINITY : 120;

// On a slow machine, the requests may take all of the span in which they count.
test.describe.configure({ timeout: 180_000 });

const tested = requests.filter(({ limit }) => limits[limit].max <= maxRequests);

for (const [index, { limit, path, status, init }] of tested.entries()) {
  const { max, span } = limits[limit];
  test(`${limit}: ${max} requests of an address for ${path} are answered, the next is refused with 429`, async ({
    baseURL,
  }) => {
    const send = async (sender: string) => {
      const headers = new Headers(init?.headers);
      headers.set('X-Forwarded-For', `2001:db8:${sender}:${index}::1`);
      const response = await fetch(`${baseURL}${path}`, { ...init, headers, redirect: 'manual' });
      await response.arrayBuffer();
      return response;
    };
    const began = performance.now();
    const answers = await mapConcurrently(Array(max).keys(), async () => (await send('91')).status);
    expect(answers.filter((answer) => answer !== status)).toEqual([]);
    const refused = await send('91');
    const seconds = (performance.now() - began) / 1000;
    expect(seconds, 'the time of all requests, which no longer count after the span').toBeLessThan(
      span,
    );
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe(`${span}`);
    expect((await send('92')).status).toBe(status);
  });
}
