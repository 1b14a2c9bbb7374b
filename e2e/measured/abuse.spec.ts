import { expect, test } from '@playwright/test';
import { longestFormBytes, maxAttachmentBytes } from '../../lib/forms/schema/attachment-rules.ts';
import { type OwnStack, startOwnStack } from '../fixtures/own-stack.ts';
import { sendEndlessBody } from '../support/endless-body.ts';
import { filledIn, openedBefore, visitor } from '../support/forms.ts';
import type { OddEndpoint } from '../support/odd-requests.ts';
import { watchContentMemory, watchSiteMemory } from '../support/process-memory.ts';
import { type RawRequest, sendRaw } from '../support/raw-request.ts';
import { type OddOutcome, sendOddRequests } from '../support/send-odd-requests.ts';
import { openSilentClients } from '../support/silent-clients.ts';
import { visitBeside } from '../support/visit-beside.ts';

const REQUESTS = 2000;
const LIMIT_MS = 3000;
const MOST_MEGABYTES = 400;
const SLOWEST_MS = 500;
/** Longer than a server may read the rest of a body after its response. */
const ENDLESS_MS = 45_000;
/** Longer than the files that wait for their inspection take. */
const INSPECTED_MS = 30_000;

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

const contentEndpoints = [
  { name: 'queries', path: '/data/query/production?query=*%5B0%5D' },
  { name: 'mutations', path: '/data/mutate/production', body: '{"mutations":[]}' },
  { name: 'documents', path: '/data/doc/production/settings' },
  { name: 'listeners', path: '/data/listen/production?query=*' },
  {
    name: 'history',
    path: '/data/history/production/documents/settings?time=2027-01-01T00:00:00Z',
  },
  { name: 'logins', path: '/auth/providers' },
  // No picture is among the bodies.
  { name: 'assets', path: '/assets/images/production', isNeverAccepted: true },
] as const;

const API = '/v2026-01-01';

let stack: OwnStack;
let page: string;

test.describe.configure({ mode: 'default', timeout: 120_000 });

test.beforeAll(async () => {
  stack = await startOwnStack('abuse');
  page = `${stack.siteUrl}/en`;
  // The framework loads a page at its first request.
  await (await fetch(page)).arrayBuffer();
});

test.afterAll(() => stack.end());

/** Expects that every complete request got a response that is no error of the server. */
function expectHandled({ statuses, unanswered }: OddOutcome): void {
  expect([...statuses].filter(([status]) => (status ?? 0) >= 500 && status !== 503)).toEqual([]);
  expect(unanswered).toEqual([]);
  expect([...statuses.keys()]).toContain(400);
  // Otherwise the rate limits would be tested, and not what is behind them.
  expect(statuses.get(429) ?? 0).toBeLessThan(REQUESTS / 10);
}

for (const [index, { name, path }] of endpoints.entries()) {
  test(`${REQUESTS} malformed requests for ${name} get responses, cause no server error, stay within memory and delay no page`, async () => {
    const memory = watchSiteMemory(stack.siteUrl);
    const sending = sendOddRequests(stack.siteUrl, { path }, { count: REQUESTS, seed: index + 1 });
    const { result, slow } = await visitBeside(page, sending);
    expectHandled(result);
    expect(slow).toBeLessThan(SLOWEST_MS);
    expect(memory.peak()).toBeLessThan(MOST_MEGABYTES);
  });
}

for (const [index, { name, path, ...more }] of contentEndpoints.entries()) {
  test(`${REQUESTS} malformed requests for ${name} of the content service get responses, cause no server error, stay within memory and delay no page`, async () => {
    const { url, administratorToken } = stack.content;
    const memory = watchContentMemory(url);
    const odd: OddEndpoint = {
      ...more,
      path: `${API}${path}`,
      header: `Authorization: Bearer ${administratorToken}`,
    };
    const sending = sendOddRequests(url, odd, { count: REQUESTS, seed: index + 100 });
    const { result, slow } = await visitBeside(page, sending);
    expectHandled(result);
    if (!('isNeverAccepted' in more)) expect([...result.statuses.keys()]).toContain(200);
    expect((await fetch(`${url}${API}/ping`)).status).toBe(200);
    expect(slow).toBeLessThan(SLOWEST_MS);
    expect(memory.peak()).toBeLessThan(MOST_MEGABYTES);
  });
}

test('endless bodies get a response and a closed connection, stay within memory and delay no page', async () => {
  const { url, administratorToken } = stack.content;
  const json = { 'Content-Type': 'application/json' };
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const token = { Authorization: `Bearer ${administratorToken}` };
  const bodies: readonly (readonly [address: string, headers: Record<string, string>])[] = [
    [`${stack.siteUrl}/api/campaigns/reports`, json],
    [`${stack.siteUrl}/api/consent`, json],
    [`${stack.siteUrl}/api/age`, form],
    [`${stack.siteUrl}/api/newsletter/confirm?key=a.b.c`, form],
    [`${stack.siteUrl}/api/waiting-list/join?key=a.b.c`, form],
    [`${stack.siteUrl}/api/revalidate`, json],
    [`${stack.siteUrl}/api/forms/career`, form],
    [`${stack.siteUrl}/api/preview/leave`, form],
    [`${stack.siteUrl}/api/preview/enter`, form],
    [`${stack.siteUrl}/en?token=skInvalid`, form],
    [`${url}${API}/data/query/production`, json],
    [`${url}${API}/data/mutate/production`, { ...json, ...token }],
    [`${url}${API}/auth/login`, form],
    [`${url}${API}/assets/images/production`, token],
  ];
  const memories = [watchSiteMemory(stack.siteUrl), watchContentMemory(url)];
  const sending = Promise.all(
    bodies.map(async ([address, headers]) => ({
      address: new URL(address).pathname,
      ...(await sendEndlessBody(address, headers, ENDLESS_MS)),
    })),
  );
  const { result, slow } = await visitBeside(page, sending);
  const isRefused = (status: number | null) => status !== null && status >= 400 && status < 500;
  expect(result.filter(({ status, isClosed }) => !isClosed || !isRefused(status))).toEqual([]);
  expect(slow).toBeLessThan(SLOWEST_MS);
  for (const memory of memories) expect(memory.peak()).toBeLessThan(MOST_MEGABYTES);
});

for (const [connections, requests] of [
  [10, REQUESTS],
  [200, 30],
] as const) {
  for (const path of ['/en', '/en/nothing-here', '/en/faq?_rsc=1', '/llms.txt']) {
    test(`${connections} connections with ${requests} pipelined requests each for ${path} that read nothing stay within memory, and others receive pages`, async () => {
      const memory = watchSiteMemory(stack.siteUrl);
      const close = await openSilentClients(`${stack.siteUrl}${path}`, connections, requests);
      try {
        await visitBeside(page, Promise.resolve(), 20);
        expect(memory.peak()).toBeLessThan(MOST_MEGABYTES);
      } finally {
        close();
      }
    });
  }
}

/** Returns a text file of a size. */
const textFile = (bytes: number) => new Blob([new Uint8Array(bytes).fill(46)]);

/** Returns a complete form, opened for itself, with a text file. */
function careerForm(file: Blob): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...filledIn.career, ...openedBefore('career') })) {
    form.set(name, String(value));
  }
  form.set('file', file, 'letter.txt');
  return form;
}

let senders = 0;

/** Returns another sender for each form: the rate limit would refuse many of one sender unread. */
function nextSender(): string {
  senders += 1;
  return `192.0.2.${senders}`;
}

for (const { name, fileBytes, status } of [
  { name: 'a file that is too large', fileBytes: longestFormBytes - 4096, status: 413 },
  { name: 'the largest accepted file', fileBytes: maxAttachmentBytes, status: 200 },
]) {
  test(`forms with ${name}, in sequence and concurrently, do not exhaust memory and delay no page`, async () => {
    const file = textFile(fileBytes);
    const post = async () => {
      const response = await fetch(`${stack.siteUrl}/api/forms/career`, {
        method: 'POST',
        headers: { ...visitor(nextSender()), origin: stack.siteUrl },
        body: careerForm(file),
      });
      await response.arrayBuffer();
      return response.status;
    };
    const postAll = async () => {
      for (let round = 0; round < 8; round += 1) expect(await post()).toBe(status);
      const statuses = await Promise.all(Array.from({ length: 4 }, post));
      // Concurrent ones may be asked to come back.
      expect(statuses.filter((each) => each !== status && each !== 503)).toEqual([]);
    };
    const memory = watchSiteMemory(stack.siteUrl);
    const { slow } = await visitBeside(page, postAll());
    expect(memory.peak()).toBeLessThan(MOST_MEGABYTES);
    expect(slow).toBeLessThan(SLOWEST_MS);
  });
}

test('uploads whose senders disconnect before the response do not exhaust memory and delay no page', async () => {
  const file = textFile(maxAttachmentBytes);
  const upload = async (closing: RawRequest['closing'], limitMs: number) => {
    const { headers, body } = new Response(careerForm(file));
    const type = headers.get('content-type') ?? '';
    const content = Buffer.from(await new Response(body).arrayBuffer());
    const head = `POST /api/forms/career HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\nX-Forwarded-For: ${nextSender()}\r\nContent-Type: ${type}\r\nContent-Length: ${content.length}\r\n\r\n`;
    const bytes = Buffer.concat([Buffer.from(head), content]);
    return await sendRaw(stack.siteUrl, { bytes, closing }, limitMs);
  };
  const memory = watchSiteMemory(stack.siteUrl);
  const uploading = Array.from({ length: 4 }, async () => {
    for (let sent = 0; sent < 9; sent += 1) {
      // A status can arrive before the disconnection only if the form is refused unread.
      expect([null, 503]).toContain(await upload('destroy', LIMIT_MS));
    }
  });
  // The uploads sent last are still being inspected for some visits.
  const { slow } = await visitBeside(page, Promise.all(uploading), 100);
  // The same form is accepted from a sender who waits, so that the others were inspected too.
  const accepted = () => upload('wait', INSPECTED_MS);
  await expect.poll(accepted, { timeout: INSPECTED_MS }).toBe(200);
  expect(memory.peak()).toBeLessThan(MOST_MEGABYTES);
  expect(slow).toBeLessThan(SLOWEST_MS);
});
