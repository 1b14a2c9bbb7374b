import type { Page } from '@playwright/test';
import { expect, test, untilAlive } from '../fixtures/test.ts';
import { gateOf } from '../support/gate.ts';

test.use({ visitor: 'new', expectedComplaints: [/ERR_(FAILED|INTERNET_DISCONNECTED)|chunk/i] });

/** Blocks chunks that are not loaded yet, until released; counts the documents requested. */
async function blockTheRest(page: Page) {
  let [documents, blocked] = [0, true];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  const loaded = new Set(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
  );
  await page.route('**/_next/static/chunks/*.js', (route) =>
    blocked && !loaded.has(route.request().url()) ? route.abort('failed') : route.continue(),
  );
  const release = () => {
    blocked = false;
  };
  return { documents: () => documents, release };
}

test('a missing chunk reloads the page once while the gate is open', async ({ page }) => {
  await page.goto('/en/faq');
  const { documents } = await blockTheRest(page);
  const reloaded = page.waitForEvent('load');
  await page.mouse.move(200, 300);
  await reloaded;
  await untilAlive(page);
  const failed = page.waitForEvent('requestfailed');
  await page.mouse.move(220, 320);
  await failed;
  await page.waitForLoadState('networkidle');
  expect(documents()).toBe(1);
  await gateOf(page)
    .getByRole('button', { name: /reject optional/ })
    .click();
  await expect(gateOf(page)).toBeHidden();
});

test('a page reloaded at the gate works completely', async ({ page }) => {
  await page.goto('/en/faq');
  const { release } = await blockTheRest(page);
  const reloaded = page.waitForEvent('load');
  // After the failed chunk, the page checks with a HEAD request whether the server responds.
  const givenUp = page.waitForRequest((request) => request.method() === 'HEAD');
  await page.mouse.move(200, 300);
  await givenUp;
  release();
  await reloaded;
  await untilAlive(page);
  await gateOf(page).getByRole('button', { name: 'Cookie preferences' }).click();
  await expect(page.getByRole('dialog', { name: 'Cookie preferences' })).toBeVisible();
});

test('a page whose server is unreachable is not reloaded', async ({ page, context }) => {
  await page.goto('/en/faq');
  const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await context.setOffline(true);
  await page.mouse.move(200, 300);
  await failed;
  await expect(gateOf(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
