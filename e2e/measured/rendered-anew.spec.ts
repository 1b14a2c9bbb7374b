import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, test } from '@playwright/test';
import type { SanityClient } from '@sanity/client';
import { contentClient } from '../fixtures/content-client.ts';
import { type OwnStack, startOwnStack } from '../fixtures/own-stack.ts';
import { arrived } from '../support/arrived.ts';
import { renderedAnew, warm } from '../support/rendered-anew.ts';
import { everyPath } from '../support/sitemaps.ts';

// Which pages are re-rendered by a published change. The stack is used by this spec alone, so that
// nothing else changes its content.

let stack: OwnStack;
let client: SanityClient;
let request: APIRequestContext;
let paths: string[];

test.describe.configure({ mode: 'serial', timeout: 180_000 });

test.beforeAll(async ({ playwright }) => {
  stack = await startOwnStack('rendered-anew');
  client = contentClient(stack.content.url, stack.content.administratorToken);
  request = await playwright.request.newContext({ baseURL: stack.siteUrl });
  paths = (await everyPath(request)).map(({ path }) => path);
});

test.afterAll(async () => {
  await request.dispose();
  await stack.end();
});

/** Makes a change and returns the pages that are re-rendered because of it. */
async function pagesRenderedAfter(change: () => Promise<unknown>): Promise<string[]> {
  await warm(request, paths);
  await change();
  await arrived({ client, request });
  return renderedAnew(request, paths);
}

/** Returns the paths that match one of the patterns. */
function pathsOf(...patterns: readonly RegExp[]): string[] {
  return paths.filter((path) => patterns.some((pattern) => pattern.test(path)));
}

const eventPages = /^\/(en\/events|cs\/udalosti|de\/veranstaltungen|it\/eventi)\//;

test('an unused picture re-renders nothing', async () => {
  const picture = await readFile('public/assets/identity/icon-192.png');
  expect(
    await pagesRenderedAfter(() => client.assets.upload('image', picture, { filename: 'a.png' })),
  ).toEqual([]);
});

test('a paragraph of an event re-renders the pages of that event', async () => {
  const event = await client.fetch<{ _id: string; slug: Record<string, string> }>(
    '*[_type == "event" && count(languages) == 4 && defined(body) && end > now()][0]{_id, slug}',
  );
  const rendered = await pagesRenderedAfter(() =>
    client
      .patch(event._id)
      .set({ 'body.en[0].children[0].text': `Come early. ${Date.now()}` })
      .commit(),
  );
  const own = pathsOf(eventPages).filter((path) =>
    Object.values(event.slug).some((slug) => path.endsWith(`/${slug}`)),
  );
  expect(own).toHaveLength(4);
  expect(rendered).toEqual(own);
});

test('a question re-renders the pages that show it', async () => {
  const id = await client.fetch<string>('*[_type == "faqEntry"][0]._id');
  const rendered = await pagesRenderedAfter(() =>
    client
      .patch(id)
      .set({ 'question.en': `Is it cold? ${Date.now()}` })
      .commit(),
  );
  expect(rendered).toEqual(expect.arrayContaining(['/en/faq', '/de/faq']));
  expect(rendered.filter((path) => eventPages.test(path))).toEqual([]);
  expect(rendered.length).toBeLessThan(paths.length / 2);
});

test('a price re-renders the pages that show prices of experiences, and no others', async () => {
  const dearest = await client.fetch<{ _id: string; price: number }>(
    '*[_type == "experience"] | order(price desc)[0]{_id, price}',
  );
  const rendered = await pagesRenderedAfter(() =>
    client
      .patch(dearest._id)
      .set({ price: dearest.price + 10 })
      .commit(),
  );
  expect(rendered).toEqual(expect.arrayContaining(['/en', '/en/experiences', '/it/biglietteria']));
  expect(rendered.filter((path) => eventPages.test(path))).toEqual([]);
  expect(rendered).not.toContain('/en/terms-and-conditions');
});

test('a change of a page re-renders that page', async () => {
  const page = await client.fetch<{ _id: string; title: object }>(
    '*[_type == "page" && route == "terms"][0]{_id, title}',
  );
  const rendered = await pagesRenderedAfter(() =>
    client
      .patch(page._id)
      .set({ 'seo.title.en': `Terms ${Date.now()}` })
      .commit(),
  );
  expect(rendered).toEqual([
    '/en/terms-and-conditions',
    '/cs/podminky',
    '/de/bedingungen-und-konditionen',
    '/it/termini-e-condizioni',
  ]);
});

test('a change of shared content re-renders all pages', async () => {
  const rendered = await pagesRenderedAfter(() =>
    client
      .patch({ query: '*[_type == "navigation" && name == "footer"]' })
      .set({ 'links[0].title.en': `Visit ${Date.now()}` })
      .commit(),
  );
  expect(rendered).toEqual(paths);
});

test('a changed document is public within two seconds at the 95th percentile', async () => {
  const id = await client.fetch<string>('*[_type == "faqEntry"][0]._id');
  const times: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    const question = `Question ${round} of ${Date.now()}?`;
    await client.patch(id).set({ 'question.en': question }).commit();
    const start = performance.now();
    const html = async () => (await request.get('/en/faq')).text();
    await expect.poll(html, { timeout: 10_000, intervals: [20] }).toContain(question);
    times.push(performance.now() - start);
  }
  expect(times.toSorted((one, other) => one - other)[18]).toBeLessThan(2000);
});
