import { expect, test } from '@playwright/test';
import { type OwnStack, startOwnStack } from '../fixtures/own-stack.ts';
import { everyPath, firstPathAt } from '../support/sitemaps.ts';

// A site for this spec alone, because its content service is stopped.
let stack: OwnStack;
let paths: readonly string[];

test.describe.configure({ mode: 'default', timeout: 180_000 });

test.beforeAll(async ({ playwright }) => {
  stack = await startOwnStack('outage');
  const request = await playwright.request.newContext({ baseURL: stack.siteUrl });
  paths = (await everyPath(request)).map(({ path }) => path);
  await request.dispose();
  await stack.stopContent();
});

test.afterAll(() => stack.end());

test('every published page is served while the content service is down', async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: stack.siteUrl });
  for (const path of paths) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
  }
  expect((await request.get('/en/nothing-here')).status()).toBe(404);
  await request.dispose();
});

test('a site that is started during the outage serves pages, too', async ({ playwright }) => {
  await stack.restartSite();
  const request = await playwright.request.newContext({ baseURL: stack.siteUrl });
  const experience = await firstPathAt(request, '/cs/zazitky/');
  for (const path of ['/en', experience, '/de/faq', '/it/eventi']) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
  await request.dispose();
});
