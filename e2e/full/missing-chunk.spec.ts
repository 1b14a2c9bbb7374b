import type { Page } from '@playwright/test';
import { expect, test, untilAlive } from '../fixtures/test.ts';
import { blockChunks } from '../support/block-chunks.ts';
import { countDocuments } from '../support/count-documents.ts';
import { gateOf } from '../support/gate.ts';
import { messages } from '../support/messages.ts';

test.use({ visitor: 'new', expectedComplaints: [/ERR_(FAILED|INTERNET_DISCONNECTED)|chunk/i] });

test('a page reloaded at the gate works completely', async ({ page }) => {
  await reloadForMissingChunk(page);
  await gateOf(page).getByRole('button', { name: 'Cookie preferences' }).click();
  await expect(page.getByRole('dialog', { name: 'Cookie preferences' })).toBeVisible();
});

test.describe('behind the gate', () => {
  test.use({ visitor: 'returning' });

  test('a page whose chunk is missing is reloaded once, and works completely', async ({ page }) => {
    const documents = await reloadForMissingChunk(page);
    const { cookieSettings } = messages.en.shell;
    await page.getByRole('contentinfo').getByRole('button', { name: cookieSettings }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(documents()).toBe(1);
  });
});

/**
 * Opens a page whose chunks are missing, and interacts with it until it has been reloaded with them.
 * Returns a function that counts the documents requested since.
 */
async function reloadForMissingChunk(page: Page): Promise<() => number> {
  await page.goto('/en/faq');
  const { documents, release } = await blockChunks(page);
  const reloaded = page.waitForEvent('load');
  // After the failed chunk, the page checks with a HEAD request whether the server responds.
  const givenUp = page.waitForRequest((request) => request.method() === 'HEAD');
  await page.mouse.move(200, 300);
  await givenUp;
  release();
  await reloaded;
  await untilAlive(page);
  return documents;
}

test('a page whose server is unreachable is not reloaded', async ({ page, context }) => {
  await page.goto('/en/faq');
  const documents = countDocuments(page);
  const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await context.setOffline(true);
  await page.mouse.move(200, 300);
  await failed;
  // The page has reacted to the failure before it sends another request.
  await page.evaluate(() => fetch(location.href, { method: 'HEAD' }).catch(() => undefined));
  expect(documents()).toBe(0);
  await expect(gateOf(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
