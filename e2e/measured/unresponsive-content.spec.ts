import type { APIRequest, APIRequestContext } from '@playwright/test';
import type { FullDocument } from '../../content/json/json.ts';
import { locales } from '../../lib/platform/i18n/locales.ts';
import { mapConcurrently } from '../../lib/platform/map-concurrently.ts';
import { pathFor } from '../../lib/routing/path-for.ts';
import { contentClient } from '../fixtures/content-client.ts';
import { type ContentMode, noAnswerModes } from '../fixtures/content-switch.ts';
import { type OwnSite, startOwnSite } from '../fixtures/own-site.ts';
import { expect, test } from '../fixtures/undo-test.ts';
import { messages } from '../support/messages.ts';
import { everyPath } from '../support/sitemaps.ts';

// Tests with a content service that is down, hangs, fails or sends invalid responses. They use
// sites of their own, which reach the run's content service through a switch.

// The first one has pages rendered a thousand times.
test.describe.configure({ timeout: 360_000 });

const modes: readonly ContentMode[] = ['silent', 'hanging', 'slow', 'failing', ...noAnswerModes];

/** No published page takes longer, in ms, whatever the content service does. */
const MAX_MS = 1000;

/** How many pages of a round the machine may hold up longer. */
const MAX_HELD_UP = 2;

/** Less than the deadline of any request to the content service, so that no path waits for one. */
const beforeDeadline = { maxRedirects: 0, timeout: 3000 };

/** Of the pages in other languages than English, every so many are requested. */
const SAMPLE = 8;

let site: OwnSite;
let request: APIRequestContext;
let paths: string[];

test.afterEach(async () => {
  await request.dispose();
  await site.end();
});

async function start(api: APIRequest, mode: ContentMode): Promise<void> {
  site = await startOwnSite('silence', mode);
  request = await api.newContext({ baseURL: site.siteUrl });
  // Until it has compared its content, a site that starts has pages wait longer than the tests do.
  if (mode === 'well') await expect.poll(isReady, { timeout: 30_000 }).toBe(true);
}

const isReady = async () => (await request.get('/api/ready')).ok();

/** Requests every page, and returns those that take too long, with their times in ms. */
async function slowPages(mode: ContentMode): Promise<ReadonlyMap<string, number>> {
  const slow = new Map<string, number>();
  for (const path of paths) {
    const begunAt = performance.now();
    const response = await request.get(path, beforeDeadline);
    const ms = Math.round(performance.now() - begunAt);
    if (ms > MAX_MS) slow.set(path, ms);
    expect(response.status(), `${path}: ${mode}`).toBe(200);
  }
  expect((await request.get('/en/no-such-page', beforeDeadline)).status(), mode).toBe(404);
  return slow;
}

async function expectEveryPage(mode: ContentMode): Promise<void> {
  expect([...(await slowPages(mode))], mode).toEqual([]);
}

/**
 * Expires every page, and expects all to be rendered in time in a mode. Returns the text that they show. Of
 * a thousand renderings, the machine may hold one up: a few may be slow once, but none twice, as one that
 * waits for the content service would be.
 */
async function expectEveryExpiredPage(mode: ContentMode): Promise<string> {
  const once = await renderEveryPage(mode);
  if (once.slow.size === 0) return once.edition;
  expect([...once.slow].slice(MAX_HELD_UP), mode).toEqual([]);
  const again = await renderEveryPage(mode);
  const slow = [...again.slow].filter(([path]) => once.slow.has(path));
  expect(slow, mode).toEqual([]);
  return again.edition;
}

async function renderEveryPage(mode: ContentMode) {
  const edition = await expireEveryPage();
  site.content.mode = mode;
  return { edition, slow: await slowPages(mode) };
}

/** Returns every English page, and some in each other language. */
async function publishedPaths(): Promise<string[]> {
  const all = await everyPath(request);
  const others = all.filter(({ locale }) => locale !== 'en');
  return [
    ...all.filter(({ locale }) => locale === 'en'),
    ...others.filter((_path, index) => index % SAMPLE === 0),
  ].map(({ path }) => path);
}

/**
 * Changes a text of the settings, which expires every page, and makes the English home page show it;
 * no other page is requested. Returns the text.
 */
async function expireEveryPage(): Promise<string> {
  const { content } = site;
  const edition = `Edition ${crypto.randomUUID()}`;
  content.mode = 'well';
  content.edition = edition;
  expect(await site.compare()).toBe(true);
  const home = async () => (await request.get('/en')).text();
  await expect.poll(home, soon).toContain(edition);
  return edition;
}

/** Returns the English pages that do not have a text. */
async function englishWithout(text: string): Promise<string[]> {
  const english = paths.filter((path) => path.startsWith('/en'));
  const found = await mapConcurrently(english, async (path) => {
    const html = await (await request.get(path)).text();
    return html.includes(text) ? [] : [path];
  });
  return found.flat();
}

/** Publishes a redirect; returns a function that returns the status of its address. */
async function publishRedirect() {
  const from = `/en/moved-${crypto.randomUUID()}`;
  const client = contentClient();
  const { _id } = await client.create({ _type: 'redirect', from, to: '/en', permanent: false });
  return {
    status: async () => (await request.get(from, { maxRedirects: 0 })).status(),
    remove: () => client.delete(_id),
  };
}

/** Slowly enough for the rate limit on unknown paths. */
const soon = { timeout: 20_000, intervals: [500] };

test('expired pages are served within a second whatever the content service does, and are fresh afterwards', async ({
  playwright,
}) => {
  await start(playwright.request, 'well');
  paths = await publishedPaths();
  let edition = '';
  for (const mode of modes) edition = await expectEveryExpiredPage(mode);
  const redirect = await publishRedirect();
  site.content.mode = 'well';
  await expect.poll(redirect.status, soon).toBe(307);
  await expectEveryPage('well');
  await expect.poll(() => englishWithout(edition), soon).toEqual([]);
  await redirect.remove();
});

test('a site that starts while the content service is away serves stored answers within a second, and changes afterwards', async ({
  playwright,
}) => {
  await start(playwright.request, 'well');
  paths = await publishedPaths();
  for (const mode of ['silent', 'hanging', 'slow', 'failing'] as const) {
    await site.stop();
    const edition = `Edition ${crypto.randomUUID()}`;
    Object.assign(site.content, { mode, edition });
    await site.startAgain();
    // As the commands that start the site do: the first page loads the code of all.
    await request.get('/en', beforeDeadline);
    await expectEveryPage(mode);
    expect(await isReady(), mode).toBe(true);
    site.content.mode = 'well';
    const home = async () => (await request.get('/en')).text();
    await expect.poll(home, { ...soon, timeout: 60_000 }).toContain(edition);
  }
});

test('a site that starts shows what changed while it was down, also from a distant service', async ({
  playwright,
}) => {
  await start(playwright.request, 'well');
  for (const mode of ['well', 'distant'] as const) {
    await site.stop();
    const edition = `Edition ${crypto.randomUUID()}`;
    Object.assign(site.content, { mode, edition });
    await site.startAgain();
    expect(await (await request.get('/en')).text(), mode).toContain(edition);
  }
});

test('a page that nobody has opened since its publication is served while the service hangs', async ({
  afterTest,
  playwright,
}) => {
  await start(playwright.request, 'well');
  const client = contentClient();
  const original = await client.fetch<FullDocument>(
    '*[_type == "event" && count(languages) == 4 && end > now()] | order(start asc)[0]',
  );
  const _id = `unopened-${crypto.randomUUID()}`;
  const slug = { _type: 'localizedSlug', en: _id };
  await client.createOrReplace({ ...original, _id, slug, previousSlugs: [] });
  afterTest(() => client.delete(_id));
  expect(await site.compare()).toBe(true);
  await expect.poll(() => site.content.answeredIds.has(_id), soon).toBe(true);
  site.content.mode = 'hanging';
  for (const locale of locales) {
    const path = pathFor('event', locale, _id);
    expect((await request.get(path, { maxRedirects: 0, timeout: MAX_MS })).status(), path).toBe(
      200,
    );
  }
});

test('a query that always fails stops no change of other content', async ({ playwright }) => {
  await start(playwright.request, 'well');
  paths = await publishedPaths();
  site.content.mode = 'failing for one';
  const redirect = await publishRedirect();
  await expect.poll(redirect.status, soon).toBe(307);
  await expectEveryPage('failing for one');
  const { content } = await (await request.get('/api/health')).json();
  expect(content).toMatchObject({ reachable: true, refusedQueries: 1 });
  await redirect.remove();
});

test('a service that responds to probes only counts as reachable, and pages are fresh afterwards', async ({
  playwright,
}) => {
  await start(playwright.request, 'well');
  paths = await publishedPaths();
  site.content.mode = 'probes only';
  const redirect = await publishRedirect();
  await expectEveryPage('probes only');
  const health = async () => (await (await request.get('/api/health')).json()).content;
  await expect.poll(health, { timeout: 30_000 }).toMatchObject({ reachable: true });
  await expect
    .poll(async () => (await health()).refusedQueries, { timeout: 30_000 })
    .toBeGreaterThan(0);
  expect(await health()).toMatchObject({ reachable: true });
  site.content.mode = 'well';
  await expect.poll(redirect.status, { ...soon, timeout: 60_000 }).toBe(307);
  await redirect.remove();
});

test('a preview shows what is published, and a notice, while the service is down', async ({
  playwright,
}) => {
  await start(playwright.request, 'well');
  const { content } = site;
  const entered = await request.get(`/en?token=${process.env.E2E_CONTENT_TOKEN}`);
  expect(await entered.text()).not.toContain(messages.en.preview.draftsUnread);
  for (const mode of ['failing', 'well', 'probes only'] as const) {
    content.mode = mode;
    const response = await request.get('/en/faq', { timeout: 120_000 });
    expect(response.status(), mode).toBe(200);
    const isNotified = (await response.text()).includes(messages.en.preview.draftsUnread);
    expect(isNotified, mode).toBe(mode !== 'well');
  }
});

test('a site started while the content service sends invalid responses serves stored answers, too', async ({
  playwright,
}) => {
  await start(playwright.request, 'html');
  paths = await publishedPaths();
  await expectEveryPage('html');
  site.content.mode = 'null';
  await expectEveryPage('null');
});

test('pages are served while a service that is starting has the same result for every query', async ({
  playwright,
}) => {
  await start(playwright.request, 'well');
  const isReachable = async () => {
    await request.get('/en/no-such-page', beforeDeadline);
    return (await (await request.get('/api/health')).json()).content.reachable;
  };
  paths = await publishedPaths();
  for (const mode of ['silent', 'nothing', 'silent', 'empty'] as const) {
    const { queries } = site.content;
    site.content.mode = mode;
    await expectEveryPage(mode);
    if (mode === 'silent') {
      // Pages come from memory; an unknown address makes the site ask the service, once in a while.
      await expect.poll(isReachable, soon).toBe(false);
      continue;
    }
    // Once the connection is back, the site requests everything again: now, or while pages were read.
    await expect.poll(() => site.content.queries, { timeout: 60_000 }).toBeGreaterThan(queries);
    await expectEveryPage(mode);
  }
});
