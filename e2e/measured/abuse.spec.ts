import { expect, test } from '@playwright/test';
import { longestFormBytes, maxAttachmentBytes } from '../../lib/forms/schema/attachment-rules.ts';
import { type OwnSite, startOwnSite } from '../fixtures/own-site.ts';
import { filledIn, openedBefore } from '../support/forms.ts';
import { numbers, oddRequest } from '../support/odd-requests.ts';
import { siteMemory } from '../support/process-memory.ts';
import { sendRaw } from '../support/raw-request.ts';
import { openSilentClients } from '../support/silent-clients.ts';

const REQUESTS = 2000;
const AT_ONCE = 20;
const LIMIT_MS = 3000;
const MOST_MEGABYTES = 400;
const SLOWEST_MS = 500;
/** How long a visitor waits at most while others send many requests at once. */
const MOST_WAIT_MS = 10_000;

const endpoints = [
  { name: 'pages', path: '/en/faq' },
  { name: 'lists', path: '/cs/zazitky?kind=tour' },
  { name: 'pictures', path: '/media/images/embedded/production/x-100x100.jpg' },
  { name: 'posters', path: '/posters/en/faq' },
  { name: 'icons', path: '/api/icons/lucide?icons=eye' },
  { name: 'calendar', path: '/api/calendar/en/pub-quiz.ics' },
  { name: 'campaign counts', path: '/api/campaigns/counts?from=2026-01-01&through=2026-12-31' },
  { name: 'campaign reports', path: '/api/campaigns/reports' },
  { name: 'consent', path: '/api/consent' },
  { name: 'age', path: '/api/age' },
  { name: 'discounts', path: '/api/discounts/TENPERCENT' },
  { name: 'newsletter', path: '/api/newsletter/confirm?key=a.b.c' },
  { name: 'waiting lists', path: '/api/waiting-list/join?key=a.b.c' },
  { name: 'webhook', path: '/api/revalidate' },
  { name: 'forms', path: '/api/forms/career' },
  { name: 'preview', path: '/api/preview/leave' },
  { name: 'preview links', path: '/en?token=skInvalid' },
  { name: 'health', path: '/api/health' },
] as const;

let site: OwnSite;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  site = await startOwnSite('abuse');
  // The framework loads a page at its first request.
  await (await fetch(`${site.siteUrl}/en`)).arrayBuffer();
});

test.afterAll(() => site.end());

/** Sends odd requests to an endpoint, and meanwhile requests a page repeatedly. */
async function abuse(url: string, path: string, seed: number) {
  const below = numbers(seed);
  const statuses = new Map<number | null, number>();
  const times: number[] = [];
  let left = REQUESTS;
  const attacker = async () => {
    while (left > 0) {
      left -= 1;
      const status = await sendRaw(url, oddRequest(path, below), LIMIT_MS);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const visitor = async () => {
    while (left > 0) {
      const began = performance.now();
      const response = await fetch(`${site.siteUrl}/en`);
      await response.arrayBuffer();
      expect(response.status).toBe(200);
      times.push(performance.now() - began);
    }
  };
  await Promise.all([...Array.from({ length: AT_ONCE }, attacker), visitor()]);
  times.sort((a, b) => a - b);
  return { statuses, slow: times[Math.floor(times.length * 0.95)] ?? 0 };
}

for (const [index, { name, path }] of endpoints.entries()) {
  test(`${REQUESTS} malformed requests for ${name} cause no server error, stay within memory and delay no page`, async () => {
    const { statuses, slow } = await abuse(site.siteUrl, path, index + 1);
    const errors = [...statuses].filter(([status]) => (status ?? 0) >= 500 && status !== 503);
    expect(errors).toEqual([]);
    expect([...statuses.keys()]).toContain(400);
    expect(slow).toBeLessThan(SLOWEST_MS);
    expect(siteMemory(site.siteUrl)).toBeLessThan(MOST_MEGABYTES);
  });
}

for (const [connections, requests] of [
  [10, REQUESTS],
  [200, 30],
] as const) {
  for (const path of ['/en', '/en/nothing-here', '/en/faq?_rsc=1', '/llms.txt']) {
    test(`${connections} connections with ${requests} pipelined requests each for ${path} that read nothing stay within memory, and others receive pages`, async () => {
      const close = await openSilentClients(`${site.siteUrl}${path}`, connections, requests);
      try {
        for (let visit = 0; visit < 20; visit += 1) {
          const signal = AbortSignal.timeout(MOST_WAIT_MS);
          const response = await fetch(`${site.siteUrl}/en`, { signal });
          expect(response.status).toBe(200);
          await response.arrayBuffer();
          expect(siteMemory(site.siteUrl)).toBeLessThan(MOST_MEGABYTES);
        }
      } finally {
        close();
      }
    });
  }
}

test('large forms, in sequence and concurrently, do not exhaust memory', async () => {
  const post = async (sender: number) => {
    const body = new FormData();
    body.set('name', 'Jana');
    body.set('file', new Blob([new Uint8Array(longestFormBytes - 4096)]), 'cv.pdf');
    const headers = {
      accept: 'application/json',
      origin: site.siteUrl,
      'x-forwarded-for': `192.0.2.${sender}`,
    };
    const response = await fetch(`${site.siteUrl}/api/forms/career`, {
      method: 'POST',
      headers,
      body,
    });
    await response.arrayBuffer();
    return response.status;
  };
  for (let round = 0; round < 8; round += 1) expect(await post(1)).toBeLessThan(500);
  for (const status of await Promise.all([2, 3, 4, 5].map(post))) {
    if (status !== 503) expect(status).toBeLessThan(500);
  }
  expect(siteMemory(site.siteUrl)).toBeLessThan(MOST_MEGABYTES);
});

test('uploads whose senders disconnect before the response do not exhaust memory', async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...filledIn.career, ...openedBefore('career') })) {
    form.set(name, String(value));
  }
  const text = new Uint8Array(maxAttachmentBytes - 10).fill(46);
  form.set('file', new Blob([text]), 'letter.txt');
  const { headers, body } = new Response(form);
  const type = headers.get('content-type') ?? '';
  const content = Buffer.from(await new Response(body).arrayBuffer());
  const upload = (sender: number) => {
    const head = `POST /api/forms/career HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\nX-Forwarded-For: 192.0.2.${sender}\r\nContent-Type: ${type}\r\nContent-Length: ${content.length}\r\n\r\n`;
    const bytes = Buffer.concat([Buffer.from(head), content]);
    return sendRaw(site.siteUrl, { bytes, closing: 'destroy' }, LIMIT_MS);
  };
  let isSending = true;
  const senders = [11, 12, 13, 14].map(async (sender) => {
    for (let sent = 0; sent < 9; sent += 1) await upload(sender);
  });
  const sent = Promise.all(senders).finally(() => {
    isSending = false;
  });
  // The uploads sent last are still being inspected for some visits.
  for (let visit = 0; isSending || visit < 100; visit += 1) {
    const response = await fetch(`${site.siteUrl}/en`);
    await response.arrayBuffer();
    expect(response.status).toBe(200);
    expect(siteMemory(site.siteUrl)).toBeLessThan(MOST_MEGABYTES);
  }
  await sent;
});

test(`${REQUESTS} malformed requests to the content service cause no server error`, async () => {
  const url = process.env.E2E_CONTENT_URL ?? '';
  const path = '/v2026-01-01/data/query/production?query=*%5B0%5D';
  const { statuses } = await abuse(url, path, 99);
  expect([...statuses].filter(([status]) => (status ?? 0) >= 500 && status !== 503)).toEqual([]);
});
