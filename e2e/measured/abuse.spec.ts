import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { maxAttachmentBytes, maxFormBytes } from '../../lib/forms/schema/attachment-rules.ts';
import type { FormKind } from '../../lib/routing/form-kind.ts';
import { contentClient } from '../fixtures/content-client.ts';
import { type OwnStack, startOwnStack } from '../fixtures/own-stack.ts';
import { type VisitTimes, visitConcurrently } from '../support/concurrent-visits.ts';
import { type EndlessRequest, sendEndlessBody } from '../support/endless-body.ts';
import { filledIn, openedBefore, visitor } from '../support/forms.ts';
import { type FoundAddresses, findAddresses } from '../support/found-addresses.ts';
import type { FuzzedEndpoint } from '../support/fuzzed-requests.ts';
import { watchContentMemory, watchSiteMemory } from '../support/process-memory.ts';
import { type RawRequest, sendRaw } from '../support/raw-request.ts';
import { type FuzzOutcome, sendFuzzedRequests } from '../support/send-fuzzed-requests.ts';
import { openSilentClients } from '../support/silent-clients.ts';
import { untilDelivered } from '../support/until-delivered.ts';

const REQUESTS = 2000;
const LIMIT_MS = 3000;
const MAX_MEGABYTES = 400;
/** How long 95 of 100 visits to a page may take meanwhile, and any of them, in ms. */
const SLOW_MS = 500;
const MAX_RESPONSE_MS = 2000;
/** How many of the requests may be put off with 503. */
const MAX_UNAVAILABLE = REQUESTS / 20;
/** Longer than a server may read the rest of a body after its response. */
const ENDLESS_MS = 45_000;
/** Longer than the files that wait for their inspection take. */
const INSPECTED_MS = 30_000;
/** How long a picture takes at most when many others were abandoned before it. */
const PICTURE_MS = 5000;

let found: FoundAddresses;

/** An address to which fuzzed requests are sent, and how it responds to a request that is in order. */
interface Endpoint {
  readonly name: string;
  readonly path: string | (() => string);
  /** The status for a request that is in order, which at least one of them is; null if none can be. */
  readonly inOrder: number | null;
  readonly body?: string;
  readonly isForEditors?: boolean;
}

const endpoints: readonly Endpoint[] = [
  { name: 'pages', path: '/en/faq', inOrder: 200 },
  { name: 'lists', path: '/cs/zazitky?kind=tour', inOrder: 200 },
  { name: 'pictures', path: () => found.picture, inOrder: 200 },
  { name: 'posters', path: () => found.poster, inOrder: 200 },
  { name: 'icons', path: '/api/icons/lucide?icons=eye', inOrder: 200 },
  { name: 'calendar', path: () => found.calendar, inOrder: 200 },
  {
    name: 'campaign counts',
    path: '/api/campaigns/counts?from=2026-01-01&through=2026-12-31',
    inOrder: 200,
    isForEditors: true,
  },
  {
    name: 'campaign reports',
    path: '/api/campaigns/reports',
    inOrder: 204,
    body: '{"stage":"order","locale":"cs"}',
  },
  {
    name: 'consent',
    path: '/api/consent',
    inOrder: 204,
    body: '{"categories":["analytics"],"language":"cs"}',
  },
  { name: 'age', path: '/api/age', inOrder: 303 },
  { name: 'discounts', path: () => found.discount, inOrder: 200 },
  { name: 'newsletter', path: '/api/newsletter/confirm?key=a.b.c', inOrder: null },
  { name: 'waiting lists', path: '/api/waiting-list/join?key=a.b.c', inOrder: null },
  { name: 'webhook', path: '/api/revalidate', inOrder: null },
  { name: 'forms', path: '/api/forms/career', inOrder: null },
  { name: 'preview', path: '/api/preview/leave', inOrder: 303 },
  { name: 'preview links', path: '/en?token=skInvalid', inOrder: 303 },
  { name: 'health', path: '/api/health', inOrder: 200 },
];

const API = '/v2026-01-01';

const contentEndpoints: readonly Endpoint[] = [
  { name: 'queries', path: `${API}/data/query/production?query=*%5B0%5D`, inOrder: 200 },
  {
    name: 'mutations',
    path: `${API}/data/mutate/production`,
    inOrder: 200,
    body: '{"mutations":[]}',
  },
  { name: 'documents', path: `${API}/data/doc/production/settings`, inOrder: 200 },
  { name: 'listeners', path: `${API}/data/listen/production?query=*`, inOrder: 200 },
  {
    name: 'history',
    path: `${API}/data/history/production/documents/settings?time=2027-01-01T00:00:00Z`,
    inOrder: 200,
  },
  { name: 'logins', path: `${API}/auth/providers`, inOrder: 200 },
  // No picture is among the bodies.
  { name: 'assets', path: `${API}/assets/images/production`, inOrder: null },
  { name: 'pictures', path: () => found.storedPicture, inOrder: 200 },
];

let stack: OwnStack;
let page: string;

test.describe.configure({ mode: 'default', timeout: 120_000 });

test.beforeAll(async () => {
  stack = await startOwnStack('abuse');
  await untilDelivered(stack.content);
  page = `${stack.siteUrl}/en`;
  // The framework loads a page at its first request.
  await (await fetch(page)).arrayBuffer();
  found = await findAddresses(stack.siteUrl, ownClient());
});

test.afterAll(() => stack.end());

const ownClient = () => contentClient(stack.content.url, stack.content.administratorToken);

/** Returns what is sent to an endpoint; some of it in order, as an administrator where that is needed. */
function fuzzedEndpoint({ path, body }: Endpoint, isForEditors: boolean): FuzzedEndpoint {
  return {
    path: typeof path === 'string' ? path : path(),
    ...(body === undefined ? {} : { body }),
    ...(isForEditors
      ? { header: `Authorization: Bearer ${stack.content.administratorToken}` }
      : {}),
  };
}

/** Expects that every complete request got a response that is no error of the server. */
function expectHandled({ statuses, unanswered, putOff }: FuzzOutcome, { inOrder }: Endpoint): void {
  expect([...statuses].filter(([status]) => (status ?? 0) >= 500 && status !== 503)).toEqual([]);
  expect(unanswered).toEqual([]);
  expect(statuses.get(503) ?? 0).toBeLessThan(MAX_UNAVAILABLE);
  expect(putOff).toEqual([]);
  expect([...statuses.keys()]).toContain(400);
  // Otherwise nothing of what the endpoint is for would be tested.
  if (inOrder !== null) expect([...statuses.keys()]).toContain(inOrder);
  // Otherwise the rate limits would be tested, and not what is behind them.
  expect(statuses.get(429) ?? 0).toBeLessThan(REQUESTS / 10);
}

function expectNoDelay({ slow, slowest }: VisitTimes): void {
  expect(slow).toBeLessThan(SLOW_MS);
  expect(slowest).toBeLessThan(MAX_RESPONSE_MS);
}

for (const [index, endpoint] of endpoints.entries()) {
  test(`${REQUESTS} malformed requests for ${endpoint.name} get responses, cause no server error, stay within memory and delay no page`, async () => {
    const memory = watchSiteMemory(stack.siteUrl);
    const fuzzed = fuzzedEndpoint(endpoint, endpoint.isForEditors ?? false);
    const sending = sendFuzzedRequests(stack.siteUrl, fuzzed, { count: REQUESTS, seed: index + 1 });
    const { result, times } = await visitConcurrently(page, sending);
    expectHandled(result, endpoint);
    expectNoDelay(times);
    expect(memory.peak()).toBeLessThan(MAX_MEGABYTES);
  });
}

for (const [index, endpoint] of contentEndpoints.entries()) {
  test(`${REQUESTS} malformed requests for ${endpoint.name} of the content service get responses, cause no server error, stay within memory and delay no page`, async () => {
    const { url } = stack.content;
    const memory = watchContentMemory(url);
    const fuzzed = fuzzedEndpoint(endpoint, true);
    const sending = sendFuzzedRequests(url, fuzzed, { count: REQUESTS, seed: index + 100 });
    const { result, times } = await visitConcurrently(page, sending);
    expectHandled(result, endpoint);
    expect((await fetch(`${url}${API}/ping`)).status).toBe(200);
    expectNoDelay(times);
    expect(memory.peak()).toBeLessThan(MAX_MEGABYTES);
  });
}

test('pictures as large as the content service renders them are rendered or put off, stay within memory and delay no page', async () => {
  const memory = watchContentMemory(stack.content.url);
  const [file] = found.storedPicture.split('?', 1);
  const rendering = Promise.all(
    Array.from({ length: 30 }, async (_, index) => {
      const query = `w=5000&h=4500&fit=scale&fm=avif&q=${60 + index}`;
      const response = await fetch(`${stack.content.url}${file}?${query}`);
      await response.arrayBuffer();
      return { status: response.status, retryAfter: response.headers.get('retry-after') };
    }),
  );
  const { result, times } = await visitConcurrently(page, rendering);
  const rendered = result.filter(({ status }) => status === 200);
  expect(rendered.length).toBeGreaterThan(0);
  expect(result.filter((each) => !rendered.includes(each))).toEqual(
    Array(30 - rendered.length).fill({ status: 503, retryAfter: '5' }),
  );
  expectNoDelay(times);
  expect(memory.peak()).toBeLessThan(MAX_MEGABYTES);
});

/** Returns how many pictures the content service has rendered and stored. */
function storedPictures(): number {
  const folder = join(stack.dataFolder, 'image-cache');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

test('pictures whose clients have disconnected are not rendered, and block no other picture', async () => {
  const request = async (width: number, index: number, signal?: AbortSignal) => {
    const photograph = found.photographs[index % found.photographs.length];
    const address = `${stack.siteUrl}${photograph}?w=${width}&q=70&fit=max&auto=format`;
    // Two senders: each of them has a line of its own, in which a later picture is behind the others.
    const headers = { Accept: 'image/webp', 'X-Forwarded-For': `198.51.100.${index % 2}` };
    const response = await fetch(address, { headers, ...(signal ? { signal } : {}) });
    await response.arrayBuffer();
    return response.status;
  };
  const before = storedPictures();
  const leaving = [1920, 1440, 1080].flatMap((width) =>
    Array.from({ length: 10 }, (_, index) => request(width, index, AbortSignal.timeout(300))),
  );
  const left = await Promise.allSettled(leaving);
  expect(left.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(15);
  const began = performance.now();
  expect(await Promise.all([request(540, 8), request(540, 9)])).toEqual([200, 200]);
  expect(performance.now() - began).toBeLessThan(PICTURE_MS);
  // These two, and those that were rendered before their clients left.
  expect(storedPictures() - before).toBeLessThan(10);
});

const json = { 'Content-Type': 'application/json' };
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** Sends requests with endless bodies to the site and to the content service at the same time. */
async function expectBodiesRefused(requests: readonly EndlessRequest[]): Promise<void> {
  const memories = [watchSiteMemory(stack.siteUrl), watchContentMemory(stack.content.url)];
  const sending = Promise.all(
    requests.map(async (request) => ({
      request: `${request.method} ${new URL(request.address).pathname}`,
      ...(await sendEndlessBody(request, ENDLESS_MS)),
    })),
  );
  const { result, times } = await visitConcurrently(page, sending);
  const isRefused = (status: number | null) => status !== null && status >= 400 && status < 500;
  expect(result.filter(({ status, isClosed }) => !isClosed || !isRefused(status))).toEqual([]);
  expectNoDelay(times);
  for (const memory of memories) expect(memory.peak()).toBeLessThan(MAX_MEGABYTES);
}

test('endless bodies get a response and a closed connection, stay within memory and delay no page', async () => {
  const { url, administratorToken } = stack.content;
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
  await expectBodiesRefused(
    bodies.map(([address, headers]) => ({ method: 'POST', address, headers })),
  );
});

test('endless bodies of GET and PUT requests, which have none, get a response and a closed connection, stay within memory and delay no page', async () => {
  const paths = ['/en/faq', '/api/icons/lucide?icons=eye', '/api/health'].concat([
    found.picture,
    found.poster,
    found.calendar,
    found.discount,
  ]);
  const methods = ['GET', 'PUT'] as const;
  await expectBodiesRefused(
    methods.flatMap((method) =>
      paths.map((path) => ({ method, address: `${stack.siteUrl}${path}`, headers: form })),
    ),
  );
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
        const { times } = await visitConcurrently(page, Promise.resolve(), 20);
        expectNoDelay(times);
        expect(memory.peak()).toBeLessThan(MAX_MEGABYTES);
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

/** Posts a form of another sender each time; returns the status of the response. */
async function postForm(kind: FormKind, body: FormData | URLSearchParams): Promise<number> {
  const response = await fetch(`${stack.siteUrl}/api/forms/${kind}`, {
    method: 'POST',
    headers: { ...visitor(nextSender()), origin: stack.siteUrl },
    body,
  });
  await response.arrayBuffer();
  return response.status;
}

for (const { name, fileBytes, status } of [
  { name: 'a file that is too large', fileBytes: maxFormBytes - 4096, status: 413 },
  { name: 'the largest accepted file', fileBytes: maxAttachmentBytes, status: 200 },
]) {
  test(`forms with ${name}, in sequence and concurrently, do not exhaust memory and delay no page`, async () => {
    const file = textFile(fileBytes);
    const post = () => postForm('career', careerForm(file));
    const postAll = async () => {
      for (let round = 0; round < 8; round += 1) expect(await post()).toBe(status);
      const statuses = await Promise.all(Array.from({ length: 4 }, post));
      // Concurrent ones may be asked to come back.
      expect(statuses.filter((each) => each !== status && each !== 503)).toEqual([]);
    };
    const memory = watchSiteMemory(stack.siteUrl);
    const { times } = await visitConcurrently(page, postAll());
    expect(memory.peak()).toBeLessThan(MAX_MEGABYTES);
    expectNoDelay(times);
  });
}

test('forms full of combining marks, which take long to compose, delay no page', async () => {
  const marks = '\u0301'.repeat(10_000) + '\u0316'.repeat(10_000);
  const fields = Object.keys(filledIn.reservation).map((name) => [name, marks] as const);
  const posting = async () => {
    for (let sent = 0; sent < 20; sent += 1) {
      const form = { ...openedBefore('reservation'), ...Object.fromEntries(fields) };
      expect(await postForm('reservation', new URLSearchParams(form))).toBe(422);
    }
  };
  const { times } = await visitConcurrently(page, posting());
  expectNoDelay(times);
});

test('uploads whose senders disconnect before the response do not exhaust memory and delay no page', async () => {
  const file = textFile(maxAttachmentBytes);
  const upload = async (closing: RawRequest['closing'], limitMs: number) => {
    const { headers, body } = new Response(careerForm(file));
    const type = headers.get('content-type') ?? '';
    const content = Buffer.from(await new Response(body).arrayBuffer());
    const head = `POST /api/forms/career HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\nX-Forwarded-For: ${nextSender()}\r\nContent-Type: ${type}\r\nContent-Length: ${content.length}\r\n\r\n`;
    const bytes = Buffer.concat([Buffer.from(head), content]);
    return (await sendRaw(stack.siteUrl, { bytes, closing }, limitMs))?.status ?? null;
  };
  const memory = watchSiteMemory(stack.siteUrl);
  const uploading = Array.from({ length: 4 }, async () => {
    for (let sent = 0; sent < 9; sent += 1) {
      // A status can arrive before the disconnection only if the form is refused unread.
      expect([null, 503]).toContain(await upload('destroy', LIMIT_MS));
    }
  });
  // The uploads sent last are still being inspected for some visits.
  const { times } = await visitConcurrently(page, Promise.all(uploading), 100);
  // The same form is accepted from a sender who waits, so that the others were inspected too.
  const accepted = () => upload('wait', INSPECTED_MS);
  await expect.poll(accepted, { timeout: INSPECTED_MS }).toBe(200);
  expect(memory.peak()).toBeLessThan(MAX_MEGABYTES);
  expectNoDelay(times);
});
