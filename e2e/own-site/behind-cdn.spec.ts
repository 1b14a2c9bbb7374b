import { type APIRequestContext, expect, test } from '@playwright/test';
import getPort from 'get-port';
import { contentClient } from '../fixtures/content-client.ts';
import { type OwnStack, startOwnStack } from '../fixtures/own-stack.ts';
import { hasVarnish, startVarnish } from '../fixtures/varnish.ts';
import { cookieHeader } from '../support/cookie-header.ts';
import { publishQuestion, showsQuestion } from '../support/publish-question.ts';
import { untilDelivered } from '../support/until-delivered.ts';
import { withinHalfAMinute } from '../support/within-half-a-minute.ts';

// A site behind Varnish, configured as docs/operations.md shows, which the site has purge its pages.

const testWithVarnish = hasVarnish ? test : test.skip;

test.describe.configure({ mode: 'default', timeout: 180_000 });

/** How long the start may take, in ms. */
const aMinute = { timeout: 60_000 };

let stack: OwnStack;
let site: APIRequestContext;
/** A visitor of Varnish, who has no cookies. */
let visitor: APIRequestContext;
/** Opens the site at Varnish for one visitor. */
let openVisitor: () => Promise<APIRequestContext>;
let endVarnish: (() => Promise<void>) | undefined;

test.beforeAll(async ({ playwright }) => {
  const ports = { visitors: await getPort(), purge: await getPort() };
  stack = await startOwnStack('cdn', { CDN_PURGE_URL: `http://127.0.0.1:${ports.purge}/` });
  endVarnish = await startVarnish(ports, stack.siteUrl);
  const open = (baseURL: string) => playwright.request.newContext({ baseURL });
  site = await open(stack.siteUrl);
  openVisitor = () => open(`http://127.0.0.1:${ports.visitors}`);
  visitor = await openVisitor();
  await expect.poll(async () => (await site.get('/api/ready')).status(), aMinute).toBe(200);
  const question = await publish();
  await untilDelivered(stack.content);
  await expect.poll(() => shows(question), withinHalfAMinute).toBe(true);
});

test.afterAll(async () => {
  await site?.dispose();
  await visitor?.dispose();
  await endVarnish?.();
  await stack?.end();
});

const shows = (question: string) => showsQuestion(visitor, question);

const publish = () => publishQuestion(stack.content);

/** Requests a path; returns which request of Varnish to the site the response is from, if it was stored. */
async function storedAs(path: string, headers: Record<string, string> = {}) {
  const response = await visitor.get(path, { headers, maxRedirects: 0 });
  const [, stored] = (response.headers()['x-varnish'] ?? '').split(' ');
  return stored;
}

/** Requests a path until the response is a stored one; returns as which. */
async function stored(path: string): Promise<string> {
  let request: string | undefined;
  await expect.poll(async () => (request = await storedAs(path))).toBeDefined();
  return request ?? '';
}

testWithVarnish('a published change is shown at once, and other pages stay stored', async () => {
  const before = { faq: await stored('/en/faq'), careers: await stored('/de/karriere') };
  const question = await publish();
  await expect.poll(() => shows(question), withinHalfAMinute).toBe(true);
  expect(await stored('/en/faq')).not.toBe(before.faq);
  expect(await stored('/de/karriere')).toBe(before.careers);
});

testWithVarnish('the tags of pages stay between the site and the CDN', async () => {
  const tags = (await site.get('/en/faq')).headers();
  expect(tags['cache-tag']?.split(',')).toEqual(tags['surrogate-key']?.split(' '));
  expect(tags['cache-tag']).toMatch(/^page(,[a-z-]+-[0-9a-f]{8})+$/i);
  const seen = (await visitor.get('/en/faq')).headers();
  expect(Object.keys(seen).filter((name) => /surrogate|cache-tag|xkey/.test(name))).toEqual([]);
});

testWithVarnish('browsers check a page each time, and receive its compressed form', async () => {
  const compressed = { 'accept-encoding': 'gzip, br' };
  // The site replaces the version that it makes first by a smaller one.
  await expect(async () => {
    const response = await visitor.get('/en/faq', { headers: compressed });
    const { etag = '', 'cache-control': cache, 'content-encoding': coding } = response.headers();
    expect(cache).toMatch(/^max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/);
    expect(coding).toBe('br');
    const headers = { ...compressed, 'if-none-match': etag };
    expect((await visitor.get('/en/faq', { headers })).status()).toBe(304);
  }).toPass(withinHalfAMinute);
});

testWithVarnish('what belongs to one visitor is passed on', async () => {
  for (const path of ['/', '/en/nothing', '/api/health', '/en/faq?ref=hotel', '/en/faq?dsc=A']) {
    for (let round = 0; round < 2; round += 1) {
      expect(await storedAs(path), path).toBeUndefined();
    }
  }
});

testWithVarnish('a preview is neither stored nor answered from what is stored', async () => {
  const draft = `Draft ${crypto.randomUUID()}`;
  const client = contentClient(stack.content.url, stack.content.administratorToken);
  const entry = await client.fetch('*[_type == "faqEntry"] | order(_id)[0]');
  await client.createOrReplace({
    ...entry,
    _id: `drafts.${entry._id}`,
    question: { ...entry.question, en: draft },
  });
  await stored('/en/faq');
  const link = `/en/faq?token=${stack.content.administratorToken}`;
  const editor = await openVisitor();
  const entered = await editor.get(link, {
    headers: { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
  });
  expect(await entered.text()).toContain(draft);
  const preview = await editor.get('/en/faq');
  expect(await preview.text()).toContain(draft);
  expect(preview.headers()['x-varnish']).not.toContain(' ');
  const Cookie = await cookieHeader(editor);
  await editor.dispose();
  const headers = (await site.get('/en/faq', { headers: { Cookie } })).headers();
  expect(headers).not.toHaveProperty('surrogate-key');
  expect(await (await visitor.get('/en/faq')).text()).not.toContain(draft);
});
