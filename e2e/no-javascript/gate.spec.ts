import { documentPath } from '../../lib/routing/document-path.ts';
import { expect, test } from '../fixtures/test.ts';
import { bookableExperience } from '../support/example-documents.ts';
import { choiceOf, gateOf } from '../support/gate.ts';

test.use({ visitor: 'new' });

test('the gate is passed with a form, stays open, and returns to the page', async ({
  page,
  context,
}) => {
  const path = documentPath(await bookableExperience(), 'de');
  await page.goto(`${path}?ref=hotel`);
  const gate = gateOf(page);
  await expect(gate.getByRole('button')).toHaveCount(1);
  await expect(gate).not.toContainText(/cookie/i, { useInnerText: true });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await gate.getByRole('button', { name: 'Ich bin 18 oder älter' }).click();
  await expect(page).toHaveURL(`${path}?ref=hotel`);
  await expect(gate).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Optional services cannot run without scripts, so no consent was requested.
  expect(await choiceOf(context)).toBeNull();
  await page.goto('/de');
  await expect(gate).toBeHidden();
});

test('the terms that the gate links to are readable before it is passed', async ({ page }) => {
  await page.goto('/en');
  const link = gateOf(page).getByRole('link', { name: /terms and conditions/ });
  await page.goto(String(await link.getAttribute('href')));
  await expect(gateOf(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#terms')).toBeInViewport();
  await page.goto('/en/faq');
  await expect(gateOf(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('nothing under the gate can be focused', async ({ page }) => {
    await page.goto('/en');
    const bar = page.locator('[data-offer]');
    await expect(bar).toHaveCount(1);
    await expect(bar).toBeHidden();
    await expect(page.locator('body > a[href="#content"]')).toBeHidden();
    const stops = gateOf(page).locator('a, button').filter({ visible: true });
    for (const stop of await stops.all()) {
      await page.keyboard.press('Tab');
      await expect(stop).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(page.locator('#gate ~ * :focus, body > a:focus')).toHaveCount(0);
  });

  test('the page is printed, not the gate', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto('/en');
    await expect(gateOf(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('a returning visitor', () => {
  test.use({ visitor: 'returning' });

  test('sees a link to the cookie terms instead of settings', async ({ page }) => {
    await page.goto('/en');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('button', { name: 'Cookie preferences' })).toBeHidden();
    await footer.getByRole('link', { name: 'About cookies' }).click();
    await expect(page).toHaveURL(/\/en\/terms-and-conditions#cookies$/);
  });
});

test('a gate that has only partially arrived is not shown, so that it never shifts', async ({
  page,
}) => {
  const title = gateOf(page).locator('#gate-title');
  await page.route('**/de', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.slice(0, html.indexOf('</p>', html.indexOf('gate-title'))),
    });
  });
  await page.goto('/de');
  await expect(gateOf(page)).toBeVisible();
  await expect(title).toBeHidden();
  await page.unroute('**/de');
  await page.reload();
  await expect(title).toBeVisible();
});
