import { serveTagManager } from '../fixtures/serve-tag-manager.ts';
import { expect, test, untilAlive } from '../fixtures/test.ts';
import { choiceOf, gateOf } from '../support/gate.ts';
import { hideElements } from '../support/hide-elements.ts';

test.use({ visitor: 'new' });

test.describe('if the script of the preferences is blocked', () => {
  test.use({ expectedComplaints: [/ERR_FAILED|chunk/i] });

  test('the gate says so, can be passed, and the page scrolls', { tag: '@slow' }, async ({
    page,
    context,
  }) => {
    const needed = new Set<string>();
    page.on('request', (request) => needed.add(request.url()));
    await page.goto('/en/faq', { waitUntil: 'networkidle' });
    // The first user interaction loads the scripts the gate needs.
    const gatesPart = page.waitForResponse(/_next\/static\/chunks/);
    await page.mouse.move(200, 300);
    await gatesPart;
    page.removeAllListeners('request');
    await page.route('**/_next/static/**', (route) =>
      needed.has(route.request().url()) ? route.continue() : route.abort('failed'),
    );
    const gate = gateOf(page);
    const preferences = gate.getByRole('button', { name: 'Cookie preferences' });
    // The first failure reloads the page, in case there is a newer build.
    const reloaded = page.waitForEvent('load');
    await preferences.click();
    await reloaded;
    await untilAlive(page);
    await preferences.click();
    await expect(gate.getByRole('status')).toHaveText(/can’t open the preferences/);
    await expect(preferences).toBeVisible();
    await gate.getByRole('button', { name: /reject optional/ }).click();
    await expect(gate).toBeHidden();
    await expect.poll(() => choiceOf(context)).toMatchObject({ categories: ['necessary'] });
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });
});

test.describe('if the messages of the preferences cannot be loaded', () => {
  test.use({ expectedComplaints: [/status of 503|No cookie preferences in en: 503/] });

  test('an error is thrown, and the gate stays usable', async ({ page }) => {
    await serveTagManager(page);
    await page.route('**/api/consent/messages/en', (route) => route.fulfill({ status: 503 }));
    await page.goto('/en/faq');
    await gateOf(page).getByRole('button', { name: 'Cookie preferences' }).click();
    await expect(gateOf(page).getByRole('status')).toHaveText(/can’t open the preferences/);
    await gateOf(page)
      .getByRole('button', { name: /accept all/ })
      .click();
    await expect(gateOf(page)).toBeHidden();
  });
});

test.describe('if the messages of the preferences fail once', () => {
  test.use({ expectedComplaints: [/status of 503/] });

  test('they are requested again, and the preferences open', { tag: '@slow' }, async ({ page }) => {
    const failure = { status: 503 };
    await page.route('**/api/consent/messages/en', (route) => route.fulfill(failure), { times: 1 });
    await page.goto('/en/faq');
    await gateOf(page).getByRole('button', { name: 'Cookie preferences' }).click();
    await expect(page.getByRole('dialog', { name: 'Cookie preferences' })).toBeVisible();
  });
});

test.describe('if a content blocker hides consent dialogs', () => {
  test.use({ expectedComplaints: [/is hiding the cookie preferences/] });

  test('no empty dialog remains, and the gate works', async ({ page }) => {
    await serveTagManager(page);
    await hideElements(page, '#cc-main, .cm-wrapper');
    await page.goto('/en/faq');
    const gate = gateOf(page);
    await gate.getByRole('button', { name: 'Cookie preferences' }).click();
    await expect(gate.getByRole('status')).toHaveText(/can’t open the preferences/);
    await expect(page.locator('dialog')).toHaveCount(0);
    await gate.getByRole('button', { name: /accept all/ }).click();
    await expect(gate).toBeHidden();
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });
});

test.describe('if the scripts of the site are blocked', () => {
  test.use({ expectedComplaints: [/ERR_FAILED/] });

  test('the gate works as a form', { tag: '@slow' }, async ({ context }) => {
    const page = await context.newPage();
    await page.route('**/_next/static/**/*.js', (route) => route.abort('failed'));
    await page.goto('/cs/zazitky?ref=hotel');
    await gateOf(page)
      .getByRole('button', { name: /odmítám volitelné/ })
      .click();
    await expect(page).toHaveURL(/\/cs\/zazitky\?ref=hotel$/);
    await expect(gateOf(page)).toBeHidden();
    expect(await choiceOf(context)).toMatchObject({ categories: ['necessary'] });
  });
});
