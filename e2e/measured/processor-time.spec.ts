import { expect, test } from '@playwright/test';
import type { Locale } from '../../lib/platform/i18n/locales.ts';
import { mapConcurrently } from '../../lib/platform/map-concurrently.ts';
import { limits } from '../../lib/request/rate-limit/limits.ts';
import { pathFor } from '../../lib/routing/path-for.ts';
import { renderingConcurrency } from '../../server/limit-rendering.ts';
import { payloadHash } from '../../server/response-cache/payload-hash.ts';
import { type OwnStack, startOwnStack } from '../fixtures/own-stack.ts';
import { cookieHeader } from '../support/cookie-header.ts';
import { messages } from '../support/messages.ts';
import { median } from '../support/percentile.ts';
import { siteProcessorTime } from '../support/processor-time.ts';
import { untilDelivered } from '../support/until-delivered.ts';

// What requests cost the site that a client may send without end (docs/decisions/021).

const REQUESTS = 500;
/** Processor time of a request for something that is not rendered for it, in ms. */
const MAX_MS = 5;
/** How much more of it the longest name of a client takes than a short one, in ms. */
const MAX_NAME_MS = 1;

const lists = [
  '/en/experiences?language=de',
  '/cs/zazitky?duration=60',
  '/de/erlebnisse?price=550',
  '/it/esperienze?language=it&duration=90',
  '/en/events?kind=music',
] as const;

let stack: OwnStack;
let senders = 0;

test.describe.configure({ mode: 'default', timeout: 120_000 });

test.beforeAll(async () => {
  stack = await startOwnStack('processor');
  await untilDelivered(stack.content);
  await send('/en/nothing-here');
});

test.afterAll(() => stack.end());

/** Returns an address that has sent no request, because those of one address are limited. */
function newAddress(): string {
  senders += 1;
  return `2001:db8:0:${senders.toString(16)}::1`;
}

type Headers = Readonly<Record<string, string>>;

async function send(
  path: string,
  headers: Headers = {},
  address = newAddress(),
): Promise<Response> {
  const response = await fetch(`${stack.siteUrl}${path}`, {
    headers: { 'X-Forwarded-For': address, ...headers },
    redirect: 'manual',
  });
  await response.arrayBuffer();
  return response;
}

/** Requests all paths; returns the processor time for each in ms, and the responses. */
async function measure(paths: readonly string[], headers?: Headers) {
  const before = siteProcessorTime(stack.siteUrl);
  const responses = await mapConcurrently(paths, (path) => send(path, headers));
  const time = (siteProcessorTime(stack.siteUrl) - before) / paths.length;
  test.info().annotations.push({ type: 'processor time', description: `${time.toFixed(2)} ms` });
  return { time, responses };
}

function statuses(responses: readonly Response[]): number[] {
  return [...new Set(responses.map(({ status }) => status))];
}

/** Shared caches may store the list without a filter, and none with one. */
function expectFiltered(responses: readonly Response[]): void {
  expect(statuses(responses)).toEqual([200]);
  const cached = responses.map(({ headers }) => headers.get('cache-control') ?? '');
  expect(cached.filter((control) => !control.includes('no-store'))).toEqual([]);
}

test(`an unknown path takes at most ${MAX_MS} ms of processor time`, async () => {
  const paths = Array.from({ length: REQUESTS }, (_, index) => `/en/nothing-${index}`);
  const { time, responses } = await measure(paths);
  expect(statuses(responses)).toEqual([404]);
  expect(time).toBeLessThanOrEqual(MAX_MS);
});

test(`a filtered list that has been requested before takes at most ${MAX_MS} ms of processor time`, async () => {
  // Once for the page, and once for its encoding.
  for (const list of [...lists, ...lists]) await send(list);
  const paths = Array.from({ length: REQUESTS / lists.length }, () => lists).flat();
  const { time, responses } = await measure(paths);
  expectFiltered(responses);
  expect(time).toBeLessThanOrEqual(MAX_MS);
});

const deepState = `${'["",{"a":'.repeat(1400)}["",{}]${'}]'.repeat(1400)}`;
const payload = { RSC: '1', 'Next-Router-State-Tree': deepState };

for (const { kind, path, headers, status } of [
  {
    kind: 'the deepest router state',
    path: `/en/forms/career?_rsc=${payloadHash({ rsc: '1', 'next-router-state-tree': deepState })}`,
    headers: payload,
    status: 400,
  },
  { kind: 'the most parameters', path: `/x?${'+&'.repeat(7900)}token=`, headers: {}, status: 400 },
  {
    kind: 'the most encoded parameters',
    path: `/x%3F${'a?'.repeat(7900)}token=a`,
    headers: {},
    status: 400,
  },
]) {
  test(`a request with ${kind} takes at most ${MAX_MS} ms of processor time`, async () => {
    await send(path, headers);
    const paths = Array.from({ length: REQUESTS / 5 }, () => path);
    const { time, responses } = await measure(paths, headers);
    expect(statuses(responses)).toEqual([status]);
    expect(time).toBeLessThanOrEqual(MAX_MS);
  });
}

test('the longest name of a client takes hardly more processor time than a short one', async () => {
  const paths = Array.from({ length: REQUESTS / 5 }, () => '/api/ready');
  const named = (name: string) => measure(paths, { 'User-Agent': name });
  await named('a');
  const differences: number[] = [];
  // In turns, because whatever else the machine is doing slows some of them down.
  for (let turn = 0; turn < 5; turn += 1) {
    const short = await named('a');
    const long = await named('a'.repeat(15_000));
    expect(statuses(long.responses)).toEqual([200]);
    differences.push(long.time - short.time);
  }
  // No ratio: the system counts in steps of 10 ms, of which all short ones take few.
  expect(median(differences)).toBeLessThan(MAX_NAME_MS);
});

/** Returns lists of events with a filter that nobody has requested. */
function newLists(locale: Locale): string[] {
  const list = pathFor('events', locale);
  const year = new Date().getFullYear() + 1;
  const months = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0'));
  return months.flatMap((month) =>
    ['', '&kind=music', '&kind=talk', '&kind=market'].map(
      (kind) => `${list}?month=${year}-${month}${kind}`,
    ),
  );
}

/** Divides a list into parts of the same length. */
function inParts(paths: readonly string[], parts: number): string[][] {
  const length = paths.length / parts;
  return Array.from({ length: parts }, (_, part) =>
    paths.slice(part * length, (part + 1) * length),
  );
}

test('the first request for a filtered list takes no more processor time than rendering it for a preview', async ({
  request,
}) => {
  const entered = await request.get(
    `${stack.siteUrl}/en?token=${stack.content.administratorToken}`,
  );
  expect(await entered.text()).toContain(messages.en.preview.on);
  const cookie = await cookieHeader(request);
  // The framework loads and compiles what a rendering needs at the first ones.
  await measure(newLists('de'));
  const ratios: number[] = [];
  // In turns, because whatever else the machine is doing slows some of them down.
  for (const paths of inParts(newLists('en'), 3)) {
    const first = await measure(paths);
    const preview = await measure(paths, { Cookie: cookie });
    expectFiltered(first.responses);
    const found = first.responses.map(({ headers }) => headers.get('x-nextjs-cache'));
    expect([...new Set(found)]).toEqual(['MISS']);
    expect(statuses(preview.responses)).toEqual([200]);
    ratios.push(first.time / preview.time);
  }
  expect(median(ratios)).toBeLessThanOrEqual(1);
});

test('an address has a limited number of filtered lists rendered, whatever it sends with its requests', async () => {
  const { max, span } = limits.filterRendering;
  const address = newAddress();
  const junk = 'preview-token=junk; __prerender_bypass=junk';
  const answered: Response[] = [];
  for (const [index, path] of [...newLists('it'), ...newLists('cs')].entries()) {
    const [list, query = ''] = path.split('?');
    const reversed = query.split('&').reverse().join('&');
    answered.push(
      await send(`${list}?${reversed}`, index % 2 === 0 ? { Cookie: junk } : {}, address),
    );
  }
  const refused = answered.findIndex(({ status }) => status === 429);
  expect(statuses(answered.slice(0, refused))).toEqual([200]);
  expect(statuses(answered.slice(refused))).toEqual([429]);
  // A rendering is counted when it is stored, which may be after the response.
  expect(refused - max).toBeGreaterThanOrEqual(0);
  expect(refused - max).toBeLessThanOrEqual(renderingConcurrency.page.maxPerSender);
  expect(answered[refused]?.headers.get('retry-after')).toBe(`${span}`);
  const [unfiltered, other] = [pathFor('events', 'it'), newLists('cs').at(-1) ?? ''];
  expect((await send(unfiltered, {}, address)).status).toBe(200);
  expect((await send(other)).status).toBe(200);
});
