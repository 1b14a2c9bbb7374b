import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { gateOf } from '../support/gate.ts';
import { messages } from '../support/messages.ts';
import { sampleLocales } from '../support/tested-locales.ts';

/**
 * How late scripts are: longer than a click waits for its handler where it works without, and so long
 * that what the browser does between them on a loaded machine is little beside it.
 */
const LATE_MS = 6000;

/**
 * How many times as long as one script the dialog may take: the framework's scripts, the islands' and
 * the preferences' are loaded one after the other, and one round is for what the browser does between.
 */
const rounds = 4;

/** Opens a page whose scripts are late; its documents and pictures are not. */
async function openWithLateScripts(page: Page, path: string, late: number): Promise<void> {
  await page.route('**/_next/static/**/*.js', async (route) => {
    await new Promise((after) => setTimeout(after, late));
    await route.continue();
  });
  // Not `page.goto`, which waits for the scripts here.
  await page.mainFrame().goto(path, { waitUntil: 'commit' });
}

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

for (const locale of sampleLocales) {
  const { preferences } = messages[locale].gate;

  test.describe(`a press of “${preferences}” before the scripts are loaded`, () => {
    test.use({ visitor: 'new' });

    test('is repeated once they are', { tag: '@slow' }, async ({ page }) => {
      await openWithLateScripts(page, `/${locale}`, LATE_MS);
      await gateOf(page).getByRole('button', { name: preferences }).click();
      const dialog = page.getByRole('dialog', { name: preferences });
      await expect(dialog).toBeVisible({ timeout: rounds * LATE_MS });
    });
  });
}

test('a press of “Cookie preferences” in the footer opens the dialog, however late scripts are', {
  tag: '@slow',
}, async ({ page }) => {
  const { cookieSettings } = messages.en.shell;
  await openWithLateScripts(page, '/en/faq', LATE_MS);
  await page.getByRole('contentinfo').getByRole('button', { name: cookieSettings }).click();
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: rounds * LATE_MS });
});
